import type { Environment } from "../dataset/entities";
import type { PlannedRun } from "../dataset/planned-run";
import { runRow } from "../dataset/run-rows";
import { hasEnded, windowStart } from "../dataset/runs";
import type { Dataset } from "../dataset/dataset";

export const statuses = ["success", "failed", "running", "timeout"] as const;

export interface RunFilter {
  status?: (typeof statuses)[number];
  env?: Environment;
}

const mostKept = 12;

const matches = (run: PlannedRun, now: number, { status, env }: RunFilter) =>
  (env === undefined || run.env === env) &&
  (status === undefined || (hasEnded(run, now) ? run.outcome : "running") === status);

const rowsOf = (runs: readonly PlannedRun[], now: number, origin: string, filter: RunFilter) =>
  runs.filter((run) => matches(run, now, filter)).map((run) => JSON.stringify(runRow(run, now, origin)));

/**
 * 100,000 runs are 40 MB of text. History doesn't change, so it is serialized once per filter and sent as bytes.
 * Only the few live runs are serialized for each response.
 */
export function createRunList() {
  let owner: Dataset | undefined;
  const kept = new Map<string, Buffer>();

  function history(dataset: Dataset, now: number, origin: string, filter: RunFilter): Buffer {
    if (owner !== dataset || kept.size > mostKept) kept.clear();
    owner = dataset;
    const key = [origin, filter.status, filter.env, windowStart(now)].join(" ");
    const bytes =
      kept.get(key) ?? Buffer.from(rowsOf(dataset.runs.history(now), now, origin, filter).join(","));
    kept.set(key, bytes);
    return bytes;
  }

  return {
    respond(dataset: Dataset, now: number, origin: string, filter: RunFilter): Response {
      const live = Buffer.from(rowsOf(dataset.runs.live(now), now, origin, filter).join(","));
      const past = history(dataset, now, origin, filter);
      const comma = live.length > 0 && past.length > 0 ? "," : "";
      const parts = [Buffer.from('{"runs":['), live, Buffer.from(comma), past, Buffer.from("]}")].filter(
        (part) => part.length > 0,
      );
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      return new Response(body, {
        headers: { "content-type": "application/json", "content-length": String(length) },
      });
    },
  };
}
