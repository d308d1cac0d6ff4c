import { ButtonLink, type CellContext, type Column } from "@understudy/ui";
import {
  dash,
  environmentLabel,
  failureReason,
  formatDuration,
  isAddressable,
  matchBeyondName,
  paths,
  type Run,
  type RunColumn,
  type RunMatch,
  type RunsQuery,
} from "@understudy/model";
import { NameLink } from "../shared/NameLink";
import { ServerDate } from "../shared/ServerDate";
import { DriftBadge, RunStatusBadge } from "./RunBadges";
import { dateOrders } from "../shared/shared-texts";
import { runColumnTexts } from "./runs-texts";
import * as styles from "./run-table.css";

function RunName({ run, query }: { run: Run; query: RunsQuery }) {
  return (
    <span className={styles.name}>
      <span className={styles.words}>
        <NameLink id={run.id} name={run.actionName ?? dash} href={(id) => paths.run.href(id, query)} />
      </span>
      <Marks run={run} text={matchBeyondName(run, query.q) ?? failureReason(run)} />
    </span>
  );
}

/** `text`: where a search found the run, or else why it failed. */
function Marks({ run, text }: { run: Run; text: RunMatch | string | null }) {
  if (text === null) return <DriftBadge run={run} />;
  return (
    <span className={styles.marks[run.wasDriftDetected && !run.wasAutoRecovered ? "apart" : "line"]}>
      <DriftBadge run={run} />
      <span className={styles.text} dir="auto">
        {typeof text === "string" ? text : <Match match={text} />}
      </span>
    </span>
  );
}

const Match = ({ match: { before, found, after } }: { match: RunMatch }) => (
  <>
    {before}
    {found !== "" && <mark className={styles.found}>{found}</mark>}
    {after}
  </>
);

function ViewDetails({ run, query, context }: { run: Run; query: RunsQuery; context: CellContext }) {
  return (
    isAddressable(run.id) && (
      <ButtonLink
        size="small"
        variant="inRow"
        href={paths.run.href(run.id, query)}
        aria-describedby={context.rowLabelId}
      >
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
    stacked: { medium: "1 end", tiny: 2 },
    cell: ({ status }) => <RunStatusBadge status={status} />,
  },
  {
    key: "env",
    header: runColumnTexts.environment,
    sortable: true,
    width: "1fr",
    least: "7.5rem",
    cell: ({ env }) => environmentLabel(env),
  },
  {
    key: "duration",
    header: runColumnTexts.duration,
    sortable: true,
    sortsFirst: "descending",
    align: "end",
    orders: { ascending: runColumnTexts.shortestFirst, descending: runColumnTexts.longestFirst },
    width: "5.75rem",
    stacked: { tiny: 3 },
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
    stacked: { narrow: 3, tiny: 3 },
    cell: ({ startedAt }) => <ServerDate date={startedAt} />,
  },
  {
    key: "details",
    header: runColumnTexts.details,
    hideHeader: true,
    align: "end",
    width: "7.5rem",
    stacked: { medium: "1 end", narrow: "3 end", tiny: 4 },
    hasControls: true,
    cell: (run, context) => <ViewDetails run={run} query={query} context={context} />,
  },
];
