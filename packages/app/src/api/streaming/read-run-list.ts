import type { Run, RunList } from "@understudy/screens/model";
import type { Decoded } from "../http-request";
import { mayBeJson, unreadable } from "../http-request";
import { isFields } from "../decoders/fields";
import { createRunDecoder } from "../decoders/run";
import { decodeRows } from "../decoders/body";
import type { Scheduler } from "../../lib/scheduler";
import { readJsonList } from "./read-json-list";

/** Throttle store updates while rows stream in: each re-render delays parsing. */
const reportIntervalMs = 500;

/** Frozen, because Immer doesn't walk frozen objects. */
const listOf = (rows: readonly Run[], complete: boolean): RunList =>
  Object.freeze({ rows: Object.freeze(rows), complete });

export interface StreamOptions {
  signal: AbortSignal;
  scheduler: Scheduler;
  onRows: (list: RunList) => void;
}

/** Decodes a list of runs while it streams in. */
export async function readRunList(
  response: Response,
  { signal, scheduler, onRows }: StreamOptions,
): Promise<Decoded<RunList>> {
  if (response.body === null || !mayBeJson(response)) return unreadable;
  const read = createRunDecoder();
  const rows: Run[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const collect = (entries: readonly unknown[]) => {
    for (const entry of entries) if (isFields(entry)) rows.push(read(entry));
  };
  const onEntries = (entries: readonly unknown[]) => {
    collect(entries);
    if (scheduler.now() - reportedAt < reportIntervalMs) return;
    onRows(listOf(rows.slice(), false));
    reportedAt = scheduler.now();
  };

  const whole = await readJsonList(response.body, "runs", { signal, scheduler, onEntries });
  if (whole === "broken") return unreadable;
  if ("body" in whole) {
    const all = decodeRows(whole.body, "runs", createRunDecoder);
    return all === unreadable ? unreadable : listOf(all, true);
  }
  collect(whole.entries);
  return listOf(rows, true);
}
