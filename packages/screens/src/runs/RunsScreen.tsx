import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ExpandIcon,
  FoldIcon,
  LiveRegion,
  PageHeader,
  Stack,
  useMediaQuery,
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
  allRuns,
  listsOnlyFailures,
  type ListView,
  paths,
  type Remote,
  type Run,
  runColumns,
  type RunListExtent,
  type RunsQuery,
} from "@understudy/model";
import { ListSection } from "../shared/ListSection";
import type { ListState } from "../shared/list-state";
import { failureGroupTexts } from "./failures/failures-texts";
import { TopFailures } from "./failures/TopFailures";
import { type LiveRuns, RunControls, type RunsExport } from "./RunControls";
import { ActiveFilters, type FoundRuns, RunCount } from "./RunCount";
import { RunFilters } from "./RunFilters";
import * as styles from "./RunCount.css";
import { runTableColumns } from "./run-table";
import { layout } from "./run-table.css";
import { runList, runListTexts } from "./runs-texts";
import { EmptyRunsPicture } from "./EmptyRunsPicture";

export interface RunsView extends ListView<Run> {
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
  list: ListState<Run, RunsQuery> & { view: Remote<RunsView> };
  /** The query in the URL, which lags behind typing. Links to runs include it. */
  addressed: RunsQuery;
  /** The name of the action in the query, if known. */
  actionName: string | null;
  live: LiveRuns;
  newRuns: NewRuns;
  /** `null` until the list is complete. Empty if no run failed or timed out. */
  failures: readonly FailureGroup[] | null;
  /** How many runs the time range leaves out because they have no date. */
  undated: number;
  /** How far this computer's clock is ahead, if that affects the time range. */
  clockErrorMs: number;
  exporting: RunsExport;
}

export function RunsScreen(props: RunsScreenProps) {
  const { list, addressed, actionName, live, newRuns, failures, exporting } = props;
  const { query, onQueryChange, view: runs, onReload } = list;
  // New column objects would re-render every row.
  const columns = useMemo(() => runTableColumns(addressed), [addressed]);
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
      <ListSection
        list={list}
        texts={runList}
        columns={columns}
        layout={layout}
        growing={runs.state === "ready" && isArriving(runs.data)}
        opensRows
        sortedBy={runColumns}
        noMatches={{ title: runListTexts.noMatch, query: allRuns }}
        empty={<NoRunsYet />}
        renderAbove={(sortControl) => (
          <>
            <div className={styles.line}>
              <div className={styles.found}>
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
                {sortControl}
              </div>
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
            <LiveRegion>
              {runs.state === "ready" && runs.data.extent === "limited" && <LimitNote query={query} />}
            </LiveRegion>
            {showsFailures && <TopFailures id={failuresId} groups={failures} query={query} />}
          </>
        )}
        renderTable={(table) => (
          <RunListInUse listRef={listRef} onUse={newRuns.onUse}>
            {table}
          </RunListInUse>
        )}
      />
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

const NoRunsYet = () => (
  <EmptyState
    title={runListTexts.empty}
    picture={<EmptyRunsPicture />}
    actions={<ButtonLink href={paths.actions.href()}>{runListTexts.viewActions}</ButtonLink>}
  >
    {runListTexts.emptyHint}
  </EmptyState>
);
