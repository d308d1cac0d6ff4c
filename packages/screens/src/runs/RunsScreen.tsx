import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ExpandIcon,
  FoldIcon,
  LiveRegion,
  LoadingRegion,
  PageHeader,
  TableSkeleton,
  Stack,
  Table,
  useMediaQuery,
  type PositionListener,
  type TablePosition,
} from "@understudy/ui";
import { windowWidth } from "@understudy/ui/widths";
import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type FailureGroup,
  hasFilters,
  type ListChange,
  listsOnlyFailures,
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
import { failureGroupTexts } from "./failures/failures-texts";
import { TopFailures } from "./failures/TopFailures";
import { type LiveRuns, RunControls, type RunsExport } from "./RunControls";
import { ActiveFilters, type FoundRuns, RunCount } from "./RunCount";
import { RunFilters } from "./RunFilters";
import * as styles from "./RunCount.css";
import { runTableColumns } from "./run-table";
import { layout } from "./run-table.css";
import { runListTexts } from "./runs-texts";
import { EmptyRunsPicture } from "./EmptyRunsPicture";

export interface RunsView {
  /** The rows that match the filters. */
  rows: readonly Run[];
  /** Of the list without the filters. `arriving` also while a very long list is searched. */
  extent: RunListExtent;
}

const isArriving = ({ extent }: RunsView) => extent === "arriving";

/** Runs that aren't shown yet because the list is in use. */
export interface NewRuns {
  count: number;
  onShow: () => void;
  /** The pointer or the focus came into the list, or left it. */
  onUse: (isInUse: boolean) => void;
}

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
  newRuns: NewRuns;
  /** `null` until the list is complete. Empty if no run failed or timed out. */
  failures: readonly FailureGroup[] | null;
  /** How many runs the time range leaves out because they have no date. */
  undated: number;
  /** How far this computer's clock is ahead, if that affects the time range. */
  clockErrorMs: number;
  exporting: RunsExport;
  initialPosition?: TablePosition | undefined;
  onPositionChange?: PositionListener | undefined;
}

export function RunsScreen(props: RunsScreenProps) {
  const { query, actionName, onQueryChange, runs, onReload, live, newRuns, failures, exporting } = props;
  const choose = (next: RunsQuery) => onQueryChange(next, "filter");
  const failuresId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [openedFailures, setOpenedFailures] = useState<boolean | null>(null);
  // On a phone, they would push the first run below the middle of the screen.
  const isPhone = useMediaQuery(windowWidth.phone);
  const hasFailures = failures === null || failures.length > 0;
  const showsFailures = hasFailures && (openedFailures ?? (listsOnlyFailures(query) && !isPhone));
  return (
    <Stack gap="4">
      <PageHeader title={paths.runs.title} />
      <RunFilters query={query} onSearch={(next) => onQueryChange(next, "search")} onChoose={choose} />
      <div className={styles.line}>
        <RunCount found={foundIn(runs)} />
        <LiveRegion>
          {newRuns.count > 0 && (
            <Button
              size="small"
              onClick={() => {
                // The button goes away.
                listRef.current?.focus({ preventScroll: true });
                newRuns.onShow();
              }}
            >
              {runListTexts.newRuns(newRuns.count)}
            </Button>
          )}
        </LiveRegion>
        {hasFailures && (
          <Button
            size="small"
            icon={showsFailures ? FoldIcon : ExpandIcon}
            aria-expanded={showsFailures}
            aria-controls={showsFailures ? failuresId : undefined}
            disabled={failures === null && !showsFailures}
            onClick={() => setOpenedFailures(!showsFailures)}
          >
            {failureGroupTexts.title}
          </Button>
        )}
        <ActiveFilters
          query={query}
          actionName={actionName}
          undated={props.undated}
          clockErrorMs={props.clockErrorMs}
          onChoose={choose}
        />
        <RunControls
          live={live}
          refresh={runs.state === "ready" ? runs.refresh : null}
          onReload={onReload}
          exporting={exporting}
          canExport={runs.state === "ready" && !isArriving(runs.data) && runs.data.rows.length > 0}
        />
      </div>
      {runs.state === "ready" && <StaleNote refresh={runs.refresh} asOf={runs.asOf} onRetry={onReload} />}
      <LiveRegion>
        {runs.state === "ready" && runs.data.extent === "limited" && <LimitNote query={query} />}
      </LiveRegion>
      {showsFailures && <TopFailures id={failuresId} groups={failures} query={query} />}
      <Runs {...props} listRef={listRef} />
    </Stack>
  );
}

function foundIn(runs: Remote<RunsView>): FoundRuns {
  if (runs.state === "ready") return { count: runs.data.rows.length, isFinal: !isArriving(runs.data) };
  return runs.state === "loading" ? "awaited" : null;
}

/** Only filters of status and environment are applied by the server. */
const LimitNote = ({ query: { status, env } }: { query: RunsQuery }) => (
  <Banner tone="warning" variant="quiet">
    <p>
      {runListTexts.limited}
      {(status === null || env === null) && ` ${runListTexts.narrow}`}
    </p>
  </Banner>
);

function Runs(props: RunsScreenProps & Pick<RunListInUseProps, "listRef">) {
  const { runs, addressed, onReload, listRef } = props;
  // New column objects would re-render every row.
  const columns = useMemo(() => runTableColumns(addressed), [addressed]);
  switch (runs.state) {
    case "loading":
      return <LoadingRuns columns={columns} />;
    case "failed":
      return <LoadFailure title={loadErrors.runs} failure={runs.failure} onRetry={onReload} />;
    case "ready":
      // More rows are arriving, so it is too early for the empty state.
      return runs.data.rows.length === 0 && isArriving(runs.data) ? (
        <LoadingRuns columns={columns} />
      ) : (
        <RunListInUse listRef={listRef} onUse={props.newRuns.onUse}>
          <RunTable {...props} columns={columns} view={runs.data} />
        </RunListInUse>
      );
  }
}

type RunColumns = ReturnType<typeof runTableColumns>;

const LoadingRuns = ({ columns }: { columns: RunColumns }) => (
  <LoadingRegion aria-label={runListTexts.loading}>
    <TableSkeleton columns={columns} layout={layout} count={8} />
  </LoadingRegion>
);

/** Reports whether the pointer or the focus is in the list. */
function RunListInUse({ listRef, onUse, children }: RunListInUseProps) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isInUse = isPointed || isFocused;
  const report = useEffectEvent(onUse);
  useLayoutEffect(() => report(isInUse), [isInUse]);
  return (
    <div
      ref={listRef}
      className={styles.inUse}
      tabIndex={-1}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {children}
    </div>
  );
}

interface RunListInUseProps extends Pick<NewRuns, "onUse"> {
  listRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

function RunTable(props: RunsScreenProps & { columns: RunColumns; view: RunsView }) {
  const { query, onQueryChange, columns, view, initialPosition, onPositionChange } = props;
  return (
    <Table
      aria-label={paths.runs.title}
      columns={columns}
      layout={layout}
      rows={view.rows}
      rowKey={keyOf}
      growing={isArriving(view)}
      opensRows
      sort={tableSort(query.sort)}
      onSortChange={onTableSort(runColumns, (next) => onQueryChange({ ...query, sort: next }, "sort"))}
      scrollKey={paths.runs.href(query)}
      empty={
        hasFilters(query) ? (
          <NoMatches
            title={runListTexts.noMatch}
            onClear={() => onQueryChange(withoutFilters(query), "filter")}
          />
        ) : (
          <NoRunsYet />
        )
      }
      initialPosition={initialPosition}
      onPositionChange={onPositionChange}
    />
  );
}

const keyOf = ({ key }: Run) => key;

const NoRunsYet = () => (
  <EmptyState
    title={runListTexts.empty}
    picture={<EmptyRunsPicture />}
    actions={<ButtonLink href={paths.actions.href()}>{runListTexts.viewActions}</ButtonLink>}
  >
    {runListTexts.emptyHint}
  </EmptyState>
);
