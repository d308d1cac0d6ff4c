import { type Failure, mergeRuns, type Run, type RunList, statusTest } from "@understudy/model";
import { type AppThunk, servicesOf } from "./api";
import { get, type HttpClient } from "./http-client";
import {
  canRefresh,
  createRunDecoder,
  decodeRunRow,
  replaceRuns,
  type RunFilter,
  runListOf,
  runsApi,
} from "./runs";
import * as read from "./decoding";

/** The other runs that finished are fetched with the next polls. */
const maxFetchedById = 10;
/** A run that is still missing then was deleted, or isn't running for the filter of the list. */
const maxRequestsPerRun = 2;

const getRunning = ({ env }: RunFilter) =>
  get("/v1/runs", (body) => read.rows(body, "runs", createRunDecoder()), {
    query: { status: "running", env: env ?? undefined },
  });

/** How often each run was requested that no longer runs. */
type Requests = Map<string, number>;

/** Fetches the runs that the list shows as running but the server doesn't. */
async function finished(
  http: HttpClient,
  list: RunList,
  running: readonly Run[],
  requests: Requests,
): Promise<readonly Run[]> {
  const runningIds = new Set(running.map(({ id }) => id));
  const isRunning = statusTest("running");
  const timesRequested = (id: string) => requests.get(id) ?? 0;
  const next = list.rows
    .filter((run) => isRunning(run) && !runningIds.has(run.id))
    .flatMap(({ id }) => id ?? [])
    .filter((id) => timesRequested(id) < maxRequestsPerRun)
    .slice(0, maxFetchedById);
  for (const id of next) requests.set(id, timesRequested(id) + 1);
  const responses = await Promise.all(
    next.map((id) => http.send(get("/v1/runs/{id}", decodeRunRow, { id }), { retries: true })),
  );
  return responses.flatMap(({ data }) => data ?? []);
}

/** Updates the running runs of a loaded list without reloading it. Resolves with the failure, if any. */
export const refreshRunning =
  (filter: RunFilter, requests: Requests = new Map()): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, extra) => {
    const { http } = servicesOf(extra);
    const select = () => runsApi.endpoints.runs.select(filter)(getState());
    const { data: before, isError: isStale } = select();
    if (before === undefined || before.extent === "arriving") return null;
    const { data: running, error } = await http.send(getRunning(filter), { retries: true });
    if (error !== undefined) return error;
    if (isStale && canRefresh(before)) {
      // The server responds again: repeat the reload that failed.
      await dispatch(runsApi.endpoints.runs.initiate(filter, { subscribe: false, forceRefetch: true }));
      return null;
    }
    const known = new Set(before.rows.map(({ id }) => id));
    const mayAdd = filter.status === null || filter.status === "running";
    const listed = running.filter(({ id }) => mayAdd || known.has(id));
    const newer = [...listed, ...(await finished(http, before, running, requests))];
    // A reload that started or failed meanwhile wins.
    const { data, isSuccess, fulfilledTimeStamp } = select();
    if (data === before && isSuccess) {
      const list = runListOf(mergeRuns(before.rows, newer), before.extent);
      const asOf = before.asOf ?? fulfilledTimeStamp;
      dispatch(replaceRuns(filter, canRefresh(before) ? list : { ...list, asOf }));
    }
    return null;
  };
