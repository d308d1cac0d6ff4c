import { type Failure, mergeRuns, type Run, type RunList, statusTest } from "@understudy/model";
import type { AppThunk } from "./api";
import { toFailure } from "./errors";
import { canRefresh, replaceRuns, type RunFilter, runListOf, runsApi } from "./runs";

/** The other runs that finished are fetched with the next polls. */
const maxFetchedById = 10;
/** A run that is still missing then was deleted, or isn't running for the filter of the list. */
const maxRequestsPerRun = 2;

/** How often each run was requested that no longer runs. */
type Requests = Map<string, number>;

/** Fetches the runs that the list shows as running but the server doesn't. */
const finished =
  (list: RunList, running: readonly Run[], requests: Requests): AppThunk<Promise<readonly Run[]>> =>
  async (dispatch) => {
    const runningIds = new Set(running.map(({ id }) => id));
    const isRunning = statusTest("running");
    const timesRequested = (id: string) => requests.get(id) ?? 0;
    const next = list.rows
      .filter((run) => isRunning(run) && !runningIds.has(run.id))
      .flatMap(({ id }) => id ?? [])
      .filter((id) => timesRequested(id) < maxRequestsPerRun)
      .slice(0, maxFetchedById);
    for (const id of next) requests.set(id, timesRequested(id) + 1);
    const responses = await Promise.all(next.map((id) => dispatch(runsApi.endpoints.run.initiate(id, once))));
    return responses.flatMap(({ data, isSuccess }) => (isSuccess ? data : []));
  };

const once = { subscribe: false, forceRefetch: true } as const;

/** Updates the running runs of a loaded list without reloading it. Resolves with the failure, if any. */
export const refreshRunning =
  (filter: RunFilter, requests: Requests = new Map()): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState) => {
    const select = () => runsApi.endpoints.runs.select(filter)(getState());
    const { data: before, isError: isStale } = select();
    if (before === undefined || before.extent === "arriving") return null;
    const { env } = filter;
    const polled = await dispatch(runsApi.endpoints.runningRuns.initiate({ env }, once));
    if (!polled.isSuccess) return toFailure(polled.error);
    const running = polled.data;
    if (isStale && canRefresh(before)) {
      // The server responds again: repeat the reload that failed.
      await dispatch(runsApi.endpoints.runs.initiate(filter, once));
      return null;
    }
    const known = new Set(before.rows.map(({ id }) => id));
    const mayAdd = filter.status === null || filter.status === "running";
    const listed = running.filter(({ id }) => mayAdd || known.has(id));
    const newer = [...listed, ...(await dispatch(finished(before, running, requests)))];
    // A reload that started or failed meanwhile wins.
    const { data, isSuccess, fulfilledTimeStamp } = select();
    if (data === before && isSuccess) {
      const list = runListOf(mergeRuns(before.rows, newer), before.extent);
      const asOf = before.asOf ?? fulfilledTimeStamp;
      dispatch(replaceRuns(filter, canRefresh(before) ? list : { ...list, asOf }));
    }
    return null;
  };
