import {
  Banner,
  Button,
  ButtonLink,
  Cluster,
  DownloadIcon,
  EmptyState,
  LiveRegion,
  LoadingRegion,
  PageHeader,
  RetryIcon,
  RunsIcon,
  Skeleton,
  Stack,
  Table,
  type PositionListener,
  type TablePosition,
} from "@understudy/ui";
import { useMemo } from "react";
import {
  type FailureGroup,
  hasFilters,
  isRefreshing,
  type ListChange,
  loadErrors,
  paths,
  type Remote,
  type Run,
  runColumns,
  type RunListExtent,
  type RunsQuery,
  withoutFilters,
} from "@understudy/model";
import { LoadFailure } from "../shared/LoadFailure";
import { NoMatches } from "../shared/NoMatches";
import { StaleNote } from "../shared/StaleNote";
import { onTableSort, tableSort } from "../shared/table-sort";
import { FailureGroupsSection } from "./failures/FailureGroupsSection";
import { RunCount, type RunCountProps } from "./RunCount";
import { RunFilters, type StatusCounts } from "./RunFilters";
import { RunFreshness, type LiveRuns } from "./RunFreshness";
import { runTableColumns } from "./run-table";
import { runListTexts } from "./runs-texts";

export interface RunsView {
  /** The rows that match the filters. */
  rows: readonly Run[];
  /** Of the list without the filters. `arriving` also while a very long list is searched. */
  extent: RunListExtent;
}

const isArriving = ({ extent }: RunsView) => extent === "arriving";

export type RunsExport =
  | { state: "idle"; onExport: () => void }
  | { state: "busy"; done: number; total: number };

export interface RunsScreenProps {
  query: RunsQuery;
  /** The query in the URL, which lags behind typing. Links to runs include it. */
  addressed: RunsQuery;
  /** The name of the action in the query, if known. */
  actionName: string | null;
  onQueryChange: (query: RunsQuery, change: ListChange) => void;
  runs: Remote<RunsView>;
  onReload: () => void;
  live: LiveRuns;
  failures: { groups: readonly FailureGroup[] | null; defaultOpen?: boolean };
  /** How many runs each status would show; `null` until the list is complete or if another filter decides. */
  counts: StatusCounts | null;
  /** How many runs the time range leaves out because they have no date. */
  undated: number;
  exporting: RunsExport;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: PositionListener | undefined;
}

export function RunsScreen(props: RunsScreenProps) {
  const { query, actionName, onQueryChange, runs, onReload, live, failures, counts, undated } = props;
  const choose = (next: RunsQuery) => onQueryChange(next, "filter");
  if (hasNoRuns(props)) {
    return (
      <Stack gap="4">
        <PageHeader title={paths.runs.title} />
        {runs.state === "ready" && <StaleNote refresh={runs.refresh} asOf={runs.asOf} />}
        <NoRunsYet onReload={onReload} reloading={runs.state === "ready" && isRefreshing(runs.refresh)} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      <PageHeader title={paths.runs.title} actions={<ExportButton {...props} />} />
      <RunFilters
        query={query}
        counts={counts}
        onSearch={(next) => onQueryChange(next, "search")}
        onChoose={choose}
      />
      <Cluster justify="between">
        <RunCount
          query={query}
          found={foundIn(runs)}
          actionName={actionName}
          undated={undated}
          onChoose={choose}
        />
        {runs.state === "ready" && (
          <RunFreshness live={live} asOf={runs.asOf} refresh={runs.refresh} onReload={onReload} />
        )}
      </Cluster>
      {runs.state === "ready" && <StaleNote refresh={runs.refresh} asOf={runs.asOf} />}
      <LiveRegion>
        {runs.state === "ready" && runs.data.extent === "limited" && <LimitNote query={query} />}
      </LiveRegion>
      <FailureGroupsSection {...failures} query={query} />
      <Runs {...props} />
    </Stack>
  );
}

/** An account without runs has nothing to search, filter or export. */
const hasNoRuns = ({ runs, query }: RunsScreenProps) =>
  runs.state === "ready" &&
  runs.data.extent === "complete" &&
  runs.data.rows.length === 0 &&
  !hasFilters(query);

function foundIn(runs: Remote<RunsView>): RunCountProps["found"] {
  if (runs.state === "ready") return { count: runs.data.rows.length, isFinal: !isArriving(runs.data) };
  return runs.state === "loading" ? "awaited" : null;
}

/** Only filters of status and environment are applied by the server. */
const LimitNote = ({ query: { status, env } }: { query: RunsQuery }) => (
  <Banner tone="warning" quiet>
    <p>
      {runListTexts.limited}
      {(status === null || env === null) && ` ${runListTexts.narrow}`}
    </p>
  </Banner>
);

function ExportButton({ runs, exporting }: RunsScreenProps) {
  if (exporting.state === "busy") {
    const percent = Math.floor((exporting.done / Math.max(1, exporting.total)) * 100);
    return (
      <Button icon={DownloadIcon} busy>
        {runListTexts.exporting(percent)}
      </Button>
    );
  }
  const canExport = runs.state === "ready" && !isArriving(runs.data) && runs.data.rows.length > 0;
  return (
    <Button icon={DownloadIcon} disabled={!canExport} onClick={exporting.onExport}>
      {runListTexts.export}
    </Button>
  );
}

function Runs(props: RunsScreenProps) {
  const { runs, onReload } = props;
  switch (runs.state) {
    case "loading":
      return <LoadingRuns />;
    case "failed":
      return <LoadFailure title={loadErrors.runs} failure={runs.failure} onRetry={onReload} />;
    case "ready":
      // More rows are arriving, so it is too early for the empty state.
      return runs.data.rows.length === 0 && isArriving(runs.data) ? (
        <LoadingRuns />
      ) : (
        <RunTable {...props} view={runs.data} />
      );
  }
}

const LoadingRuns = () => (
  <LoadingRegion label={runListTexts.loading}>
    <Skeleton shape="row" count={8} />
  </LoadingRegion>
);

function RunTable(props: RunsScreenProps & { view: RunsView }) {
  const { query, addressed, onQueryChange, view, initialPosition, onPositionChange } = props;
  const columns = useMemo(() => runTableColumns(addressed), [addressed]);
  return (
    <Table
      label={paths.runs.title}
      columns={columns}
      rows={view.rows}
      rowKey={keyOf}
      growing={isArriving(view)}
      opensRows
      sort={tableSort(query.sort)}
      onSort={onTableSort(runColumns, (next) => onQueryChange({ ...query, sort: next }, "sort"))}
      scrollKey={paths.runs.href(query)}
      empty={
        <NoMatches
          title={runListTexts.noMatch}
          onClear={() => onQueryChange(withoutFilters(query), "filter")}
        />
      }
      initialPosition={initialPosition}
      onPositionChange={onPositionChange}
    />
  );
}

const keyOf = ({ key }: Run) => key;

const NoRunsYet = ({ onReload, reloading }: { onReload: () => void; reloading: boolean }) => (
  <EmptyState
    title={runListTexts.empty}
    icon={RunsIcon}
    action={
      <Cluster>
        <ButtonLink href={paths.actions.href()}>{runListTexts.viewActions}</ButtonLink>
        <Button variant="quiet" icon={RetryIcon} busy={reloading} onClick={onReload}>
          {runListTexts.checkAgain}
        </Button>
      </Cluster>
    }
  >
    {runListTexts.emptyHint}
  </EmptyState>
);
