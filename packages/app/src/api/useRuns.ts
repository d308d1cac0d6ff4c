import type { Remote, RunList } from "@understudy/screens/model";
import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import { servicesOf } from "./services";
import type { QueryResult } from "./remote";
import { toRemote } from "./remote";
import type { RunFilter } from "./run-filter";
import { filterKey } from "./run-filter";
import { runsApi, useRunsQuery } from "./runs";
import type { PartialList, PartialRuns } from "./streaming/partial-runs";
import type { AppThunk } from "./thunk";
import { useAppDispatch } from "./thunk";

/** The complete list, or else the rows that have arrived. */
export function toRunsRemote(query: QueryResult<RunList>, partial: PartialList | undefined): Remote<RunList> {
  if (query.currentData !== undefined || partial === undefined) return toRemote(query);
  return { state: "ready", data: partial.list, asOf: partial.since, refresh: { state: "busy" } };
}

/** Registers a viewer of a list; the request is aborted when the last viewer unmounts. */
export const watchRuns =
  (filter: RunFilter): AppThunk<() => void> =>
  (dispatch, _getState, extra) =>
    servicesOf(extra).viewers.add(filterKey(filter), () =>
      dispatch(runsApi.util.getRunningQueryThunk("runs", filter))?.abort(),
    );

/** A list of runs with the rows that have arrived so far. */
export function useRuns({ status, env }: RunFilter): { runs: Remote<RunList>; reload: () => void } {
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchRuns(filter)), [dispatch, filter]);

  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useRunsQuery(filter);
  const partial = useSelector(({ partialRuns }: { partialRuns: PartialRuns }) =>
    currentData === undefined ? partialRuns[filterKey(filter)] : undefined,
  );
  const runs = useMemo(
    () => toRunsRemote({ currentData, error, isFetching, fulfilledTimeStamp }, partial),
    [currentData, error, isFetching, fulfilledTimeStamp, partial],
  );
  return { runs, reload: refetch };
}

/** A list from the cache, kept there while the component is mounted. Doesn't load it. */
export function useLoadedRuns(filter: RunFilter): RunList | undefined {
  const { currentData } = runsApi.endpoints.runs.useQueryState(filter);
  runsApi.endpoints.runs.useQuerySubscription(filter, {
    skip: currentData === undefined,
    refetchOnMountOrArgChange: false,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  return currentData;
}
