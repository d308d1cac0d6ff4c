import { dash } from "@understudy/base";
import { ButtonLink, type CellContext, type Column } from "@understudy/ui";
import {
  environmentLabel,
  failureReason,
  formatDuration,
  isAddressable,
  paths,
  type Run,
  type RunColumn,
  type RunsQuery,
} from "@understudy/model";
import { NameLink } from "../shared/NameLink";
import { ServerDate } from "../shared/ServerDate";
import { DriftBadge, RunStatusBadge } from "./RunBadges";
import { dateOrders } from "../shared/shared-texts";
import { runColumnTexts } from "./runs-texts";
import * as styles from "./run-table.css";

function RunName({ run, query }: { run: Run; query: RunsQuery }) {
  const reason = failureReason(run);
  return (
    <span className={styles.lines}>
      <span className={styles.name}>
        <NameLink id={run.id} name={run.actionName ?? dash} href={(id) => paths.run.href(id, query)} />
      </span>
      <DriftBadge run={run} />
      {reason !== null && (
        <span className={styles.reason[run.wasDriftDetected ? "besideMark" : "alone"]} dir="auto">
          {reason}
        </span>
      )}
    </span>
  );
}

function ViewDetails({ run, query, context }: { run: Run; query: RunsQuery; context: CellContext }) {
  return (
    isAddressable(run.id) && (
      <ButtonLink size="small" href={paths.run.href(run.id, query)} aria-describedby={context.rowLabelId}>
        {runColumnTexts.viewDetails}
      </ButtonLink>
    )
  );
}

/** Each run's link carries the list's query. */
export const runTableColumns = (query: RunsQuery): readonly Column<Run, RunColumn | "details">[] => [
  {
    key: "action",
    header: runColumnTexts.action,
    sortable: true,
    width: "3fr",
    twoLines: true,
    cell: (run) => <RunName run={run} query={query} />,
  },
  {
    key: "status",
    header: runColumnTexts.status,
    sortable: true,
    width: "1fr",
    least: "7.5rem",
    stacked: { medium: "1 end", narrow: "2 end", tiny: 3 },
    cell: ({ status }) => <RunStatusBadge status={status} />,
  },
  {
    key: "env",
    header: runColumnTexts.environment,
    sortable: true,
    width: "1fr",
    least: "7rem",
    stacked: { medium: 3 },
    cell: ({ env }) => environmentLabel(env),
  },
  {
    key: "duration",
    header: runColumnTexts.duration,
    sortable: true,
    sortsFirst: "descending",
    align: "end",
    orders: { ascending: runColumnTexts.shortestFirst, descending: runColumnTexts.longestFirst },
    width: "5.25rem",
    stacked: { medium: 3, tiny: 4 },
    cell: ({ durationMs }) => formatDuration(durationMs),
  },
  {
    key: "started",
    header: runColumnTexts.started,
    sortable: true,
    sortsFirst: "descending",
    orders: dateOrders,
    width: "1fr",
    least: "10.75rem",
    stacked: { medium: 3, tiny: 4 },
    cell: ({ startedAt }) => <ServerDate date={startedAt} />,
  },
  {
    key: "details",
    header: runColumnTexts.details,
    hideHeader: true,
    align: "end",
    width: "7.5rem",
    stacked: { medium: "1 end", tiny: 5 },
    hasControls: true,
    cell: (run, context) => <ViewDetails run={run} query={query} context={context} />,
  },
];
