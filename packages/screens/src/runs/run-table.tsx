import { dash } from "@understudy/base";
import { Bone, ButtonLink, type CellContext, type Column, NextIcon } from "@understudy/ui";
import {
  environmentLabel,
  failureReason,
  formatDuration,
  isAddressable,
  paths,
  type Run,
  runLabels,
  type RunsQuery,
} from "@understudy/model";
import { NameLink } from "../shared/NameLink";
import { ServerDate } from "../shared/ServerDate";
import { DriftBadge, DriftMark, RunStatusBadge } from "./RunBadges";
import { dateOrders } from "../shared/shared-texts";
import { runColumnTexts } from "./runs-texts";
import * as styles from "./run-table.css";

function RunName({ run, query }: { run: Run; query: RunsQuery }) {
  const reason = failureReason(run);
  return (
    <span className={styles.lines}>
      <span className={styles.name} dir="auto">
        <NameLink id={run.id} name={run.actionName ?? dash} href={(id) => paths.run.href(id, query)} />
      </span>
      {run.wasDriftDetected && (
        <span className={styles.drift[reason === null ? "alone" : "withReason"]}>
          <DriftBadge run={run} />
        </span>
      )}
      {run.wasDriftDetected && reason !== null && (
        <span className={styles.driftMark[run.wasAutoRecovered ? "recovered" : "open"]}>
          <DriftMark run={run} />
        </span>
      )}
      {reason !== null && (
        <span className={styles.reason[run.wasDriftDetected ? "besideDrift" : "alone"]} dir="auto">
          {reason}
        </span>
      )}
    </span>
  );
}

function ViewDetails({ run, query, context }: { run: Run; query: RunsQuery; context: CellContext }) {
  return (
    isAddressable(run.id) && (
      <span className={styles.details}>
        <ButtonLink size="small" href={paths.run.href(run.id, query)} aria-describedby={context.rowLabelId}>
          {runColumnTexts.viewDetails}
        </ButtonLink>
        <NextIcon className={styles.chevron} aria-hidden="true" />
      </span>
    )
  );
}

/** Each run's link carries the list's query. */
export const runTableColumns = (
  query: RunsQuery,
): readonly Column<Run, keyof typeof styles.layout.cells>[] => [
  {
    key: "action",
    header: runLabels.action,
    hasParts: true,
    skeleton: (
      <span className={styles.lines}>
        <span className={styles.name}>
          <Bone width="7rem" />
        </span>
      </span>
    ),
    cell: (run) => <RunName run={run} query={query} />,
  },
  {
    key: "status",
    header: runLabels.status,
    cell: ({ status }) => <RunStatusBadge status={status} />,
  },
  {
    key: "env",
    header: runLabels.environment,
    cell: ({ env }) => environmentLabel(env),
  },
  {
    key: "duration",
    header: runLabels.duration,
    sortsFirst: "descending",
    align: "end",
    orders: { ascending: runColumnTexts.shortestFirst, descending: runColumnTexts.longestFirst },
    cell: (run) => (
      <span className={run.wasDriftDetected && failureReason(run) !== null ? styles.besideMark : undefined}>
        {formatDuration(run.durationMs)}
      </span>
    ),
  },
  {
    key: "started",
    header: runLabels.started,
    sortsFirst: "descending",
    comesSorted: "descending",
    orders: dateOrders,
    cell: ({ startedAt }) => <ServerDate date={startedAt} />,
  },
  {
    key: "details",
    header: runColumnTexts.details,
    hideHeader: true,
    align: "end",
    hasControls: true,
    skeleton: (
      <span className={styles.awaitedDetails}>
        <Bone width="5rem" />
      </span>
    ),
    cell: (run, context) => <ViewDetails run={run} query={query} context={context} />,
  },
];
