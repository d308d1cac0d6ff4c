import { pollDelay, runListOf } from "@understudy/api";
import { mergeRuns, type Remote, type Run, type RunList, hasStatus } from "@understudy/model";
import { useEffect, useMemo } from "react";
import { shallowEqual, useSelector } from "react-redux";
import { type ApiState, type AppThunk, useAppDispatch } from "../../api/api";
import { type RunFilter, runsApi } from "../../api/runs";
import { timings } from "../../lib/timings";

const none: readonly never[] = [];
const { run, runningRuns } = runsApi.endpoints;

/** A list with the newer versions of its running runs, which are polled while there are any. */
export function useRunningRuns(runs: Remote<RunList>, filter: RunFilter, mayPoll: boolean) {
  const list = runs.state === "ready" && runs.data.extent !== "arriving" ? runs.data : null;
  const listedAsRunning = useMemo(() => list?.rows.filter(hasStatus("running")) ?? none, [list]);

  const arg = { env: filter.env };
  const { currentData, fulfilledTimeStamp = 0, error } = runningRuns.useQueryState(arg);
  // A list that was loaded since knows better.
  const isNewer = runs.state === "ready" && fulfilledTimeStamp >= runs.asOf;
  const polled = isNewer ? currentData : undefined;
  const addsNew = filter.status === null || filter.status === "running";
  const isListed = addsNew || listedAsRunning.length > 0;
  const isRunning = list !== null && isListed && (polled ?? listedAsRunning).length > 0;
  const isPolling = isRunning && mayPoll;
  runningRuns.useQuerySubscription(arg, {
    skip: !isPolling,
    pollingInterval: pollDelay(timings.poll, error),
    skipPollingIfUnfocused: true,
  });

  const finished = useRunsById(
    useMemo(() => {
      const ids = new Set(polled?.map(({ id }) => id));
      return polled === undefined
        ? none
        : listedAsRunning.flatMap(({ id }) => (id === null || ids.has(id) ? [] : id));
    }, [listedAsRunning, polled]),
  );

  const merged = useMemo(
    () =>
      list && polled && runListOf(mergeRuns(list.rows, [...polled, ...finished], { addsNew }), list.extent),
    [list, polled, finished, addsNew],
  );
  return {
    runs: useMemo(
      () =>
        runs.state === "ready" && merged !== null && merged !== undefined ? { ...runs, data: merged } : runs,
      [runs, merged],
    ),
    isRunning,
    failure: isPolling ? error : undefined,
  };
}

/** Requested at the same time. */
const mostAtOnce = 10;

/** Runs that have finished since their list was loaded. */
function useRunsById(ids: readonly string[]): readonly Run[] {
  const dispatch = useAppDispatch();
  const settled = useSelector((state: ApiState) => ids.filter((id) => isSettled(id, state)).length);
  const wanted = useMemo(() => ids.slice(0, settled + mostAtOnce), [ids, settled]);
  useEffect(() => {
    const queries = wanted.map((id) => dispatch(loadFinished(id)));
    return () => queries.forEach((query) => query?.unsubscribe());
  }, [dispatch, wanted]);
  return useSelector(
    (state: ApiState) => ids.flatMap((id) => run.select(id)(state).data ?? none),
    shallowEqual,
  );
}

const isRunningNow = hasStatus("running");

function isSettled(id: string, state: ApiState): boolean {
  const { data, isError } = run.select(id)(state);
  return isError || (data !== undefined && !isRunningNow(data));
}

/** Once: a run that can't be loaded was perhaps deleted. */
const loadFinished =
  (id: string): AppThunk<{ unsubscribe: () => void } | null> =>
  (dispatch, getState) => {
    const { isError } = run.select(id)(getState());
    if (isError) return null;
    return dispatch(run.initiate(id, { forceRefetch: !isSettled(id, getState()) }));
  };
