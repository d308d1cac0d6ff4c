import { setImmediate } from "node:timers/promises";
import type { Schemas } from "../../../../docs/api";
import type { Environment } from "../dataset/entities";
import type { PlannedRun } from "../dataset/planned-run";
import { runRow } from "../dataset/run-rows";
import { hasEnded, windowStart } from "../dataset/runs";
import type { Dataset } from "../dataset/dataset";

export interface RunFilter {
  status: Schemas["RunStatus"] | undefined;
  env: Environment | undefined;
}

const mostKept = 12;

const matches = (run: PlannedRun, now: number, { status, env }: RunFilter) =>
  (env === undefined || run.env === env) &&
  (status === undefined || (hasEnded(run, now) ? run.outcome : "running") === status);

const serialize = (runs: readonly PlannedRun[], now: number, origin: string, filter: RunFilter): Buffer =>
  Buffer.from(
    runs
      .filter((run) => matches(run, now, filter))
      .map((run) => JSON.stringify(runRow(run, now, origin)))
      .join(","),
  );

/** Takes some 50 ms. */
const partLength = 10_000;

/**
 * A million runs are 370 MB of text. History doesn't change, so it is serialized once per filter, in parts, and sent as
 * bytes. Only the few live runs are serialized for each response.
 */
export function createRunList() {
  let owner: Dataset | undefined;
  const kept = new Map<string, Buffer[]>();

  function* history(dataset: Dataset, now: number, origin: string, filter: RunFilter): Generator<Buffer> {
    if (owner !== dataset || kept.size > mostKept) kept.clear();
    owner = dataset;
    const key = [origin, filter.status, filter.env, windowStart(now)].join(" ");
    const parts = kept.get(key) ?? [];
    kept.set(key, parts);
    const runs = dataset.runs.history(now);
    for (let index = 0; index * partLength < runs.length; index += 1) {
      const from = index * partLength;
      yield (parts[index] ??= serialize(runs.slice(from, from + partLength), now, origin, filter));
    }
  }

  function* rowsOf(dataset: Dataset, now: number, origin: string, filter: RunFilter): Generator<Buffer> {
    yield serialize(dataset.runs.live(now), now, origin, filter);
    yield* history(dataset, now, origin, filter);
  }

  function* bodyOf(dataset: Dataset, now: number, origin: string, filter: RunFilter): Generator<Buffer> {
    yield Buffer.from('{"runs":[');
    let isFirst = true;
    for (const rows of rowsOf(dataset, now, origin, filter)) {
      if (rows.length === 0) continue;
      if (!isFirst) yield Buffer.from(",");
      isFirst = false;
      yield rows;
    }
    yield Buffer.from("]}");
  }

  return {
    respond(dataset: Dataset, now: number, origin: string, filter: RunFilter): Response {
      const parts = bodyOf(dataset, now, origin, filter);
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          // Sends the previous part before the next one is serialized.
          await setImmediate();
          const { value, done } = parts.next();
          if (done === true) controller.close();
          else controller.enqueue(value);
        },
      });
      return new Response(body, { headers: { "content-type": "application/json" } });
    },
  };
}
