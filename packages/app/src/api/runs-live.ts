import type { Failure, Run, RunList } from "@understudy/screens/model";
import { statusTest } from "@understudy/screens/model";
import { kitOf } from "./base";
import type { Call } from "./call";
import { json } from "./call";
import type { ApiClient } from "./client";
import { createRunReader, readRunRow } from "./decoders/run";
import { rowsOf } from "./decoders/shape";
import type { RunFilter } from "./run-filter";
import { runsApi } from "./runs";
import type { ConsoleThunk } from "./thunk";

/** More than these may end between two polls; the rest is asked for by the next ones. */
const mostAskedById = 10;

const runningCall = ({ env }: RunFilter): Call<readonly Run[]> => ({
  method: "GET",
  pattern: "/v1/runs",
  query: { status: "running", env: env ?? undefined },
  decode: json((body) => rowsOf(body, "runs", createRunReader)),
});

const rowCall = (id: string): Call<Run> => ({
  method: "GET",
  pattern: "/v1/runs/{id}",
  id,
  decode: json(readRunRow),
});

/** The list with newer rows in the places of older ones, and rows it did not have before all others. */
export function mergeRuns(list: RunList, newer: readonly Run[]): RunList {
  const byId = new Map(newer.flatMap((run) => (run.id === null ? [] : [[run.id, run] as const])));
  const met = new Set<string>();
  const rows = list.rows.map((row) => {
    const update = row.id === null ? undefined : byId.get(row.id);
    if (update === undefined || row.id === null) return row;
    met.add(row.id);
    return { ...update, key: row.key };
  });
  const added = [...byId.values()].filter(({ id }) => id !== null && !met.has(id));
  return Object.freeze({ rows: Object.freeze([...added, ...rows]), complete: list.complete });
}

/** What became of the runs that were running when the list came, and are no longer. */
async function ended(client: ApiClient, list: RunList, running: readonly Run[]): Promise<readonly Run[]> {
  const still = new Set(running.map(({ id }) => id));
  const isRunning = statusTest("running");
  const gone = list.rows
    .filter((run) => isRunning(run) && !still.has(run.id))
    .flatMap(({ id }) => (id === null ? [] : [id]));
  const answers = await Promise.all(gone.slice(0, mostAskedById).map((id) => client.call(rowCall(id))));
  return answers.flatMap(({ data }) => (data === undefined ? [] : [data]));
}

/**
 * Brings what is running in a loaded list up to date, without loading the list again.
 * Answers why it could not, or `null`.
 */
export const refreshRunning =
  (filter: RunFilter): ConsoleThunk<Promise<Failure | null>> =>
  async (dispatch, getState, extra) => {
    const { client } = kitOf(extra);
    const select = () => runsApi.endpoints.runs.select(filter)(getState());
    const before = select().data;
    if (before === undefined) return null;
    const { data: running, error } = await client.call(runningCall(filter));
    if (error !== undefined) return error;
    const known = new Set(before.rows.map(({ id }) => id));
    const admitted =
      filter.status === null || filter.status === "running"
        ? running
        : running.filter(({ id }) => known.has(id));
    const newer = [...admitted, ...(await ended(client, before, running))];
    // A reload that was under way or went wrong meanwhile has the last word.
    const { data, isSuccess } = select();
    if (data === before && isSuccess) {
      dispatch(
        runsApi.util.upsertQueryEntries([
          { endpointName: "runs", arg: filter, value: mergeRuns(before, newer) },
        ]),
      );
    }
    return null;
  };
