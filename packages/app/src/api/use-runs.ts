import type { Remote, RunList } from "@understudy/screens/model";
import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import { kitOf } from "./base";
import type { QueryResult } from "./remote";
import { toRemote } from "./remote";
import type { RunFilter } from "./run-filter";
import { filterKey } from "./run-filter";
import { runsApi, useRunsQuery } from "./runs";
import type { Arriving, RunsArriving } from "./runs-arriving";
import type { ConsoleThunk } from "./thunk";
import { useConsoleDispatch } from "./thunk";

/** The list as far as it is here. */
export function toRunsRemote(query: QueryResult<RunList>, arriving: Arriving | undefined): Remote<RunList> {
  if (query.currentData !== undefined || arriving === undefined) return toRemote(query);
  return { state: "ready", data: arriving.list, asOf: arriving.since, refresh: { state: "busy" } };
}

/** Says that somebody looks at this list. Once nobody does, what is still on its way is dropped. */
export const watchRuns =
  (filter: RunFilter): ConsoleThunk<() => void> =>
  (dispatch, _getState, extra) =>
    kitOf(extra).watchers.enter(filterKey(filter), () =>
      dispatch(runsApi.util.getRunningQueryThunk("runs", filter))?.abort(),
    );

/** A list of runs, filling while it arrives. */
export function useRuns({ status, env }: RunFilter): { runs: Remote<RunList>; reload: () => void } {
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const dispatch = useConsoleDispatch();
  useEffect(() => dispatch(watchRuns(filter)), [dispatch, filter]);

  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useRunsQuery(filter);
  const arriving = useSelector(({ runsArriving }: { runsArriving: RunsArriving }) =>
    currentData === undefined ? runsArriving[filterKey(filter)] : undefined,
  );
  const runs = useMemo(
    () => toRunsRemote({ currentData, error, isFetching, fulfilledTimeStamp }, arriving),
    [currentData, error, isFetching, fulfilledTimeStamp, arriving],
  );
  return { runs, reload: refetch };
}

/** A list that was loaded before, kept as long as somebody looks at one of its runs; never loads it. */
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
