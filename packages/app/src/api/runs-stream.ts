import type { Run, RunList } from "@understudy/screens/model";
import type { Readable } from "./call";
import { mayBeJson, unreadable } from "./call";
import { isFields } from "./decoders/read";
import { createRunReader } from "./decoders/run";
import { rowsOf } from "./decoders/shape";
import type { Pace } from "../lib/pace";
import { streamList } from "./stream-list";

/** Rows come faster than anybody can look; each time the screen is told of them takes time from the reading. */
const tellEveryMs = 500;

/** Frozen, so that the store takes a hundred thousand rows as one value and walks none of them. */
const listOf = (rows: readonly Run[], complete: boolean): RunList =>
  Object.freeze({ rows: Object.freeze(rows), complete });

export interface StreamOptions {
  signal: AbortSignal;
  pace: Pace;
  onArrived: (list: RunList) => void;
}

/** Reads a list of runs while it arrives. */
export async function readRunStream(
  response: Response,
  { signal, pace, onArrived }: StreamOptions,
): Promise<Readable<RunList>> {
  if (response.body === null || !mayBeJson(response)) return unreadable;
  const read = createRunReader();
  const rows: Run[] = [];
  let toldAt = Number.NEGATIVE_INFINITY;

  const collect = (entries: readonly unknown[]) => {
    for (const entry of entries) if (isFields(entry)) rows.push(read(entry));
  };
  const onEntries = (entries: readonly unknown[]) => {
    collect(entries);
    if (pace.now() - toldAt < tellEveryMs) return;
    onArrived(listOf(rows.slice(), false));
    toldAt = pace.now();
  };

  const whole = await streamList(response.body, "runs", { signal, pace, onEntries });
  if (whole === "broken") return unreadable;
  if ("body" in whole) {
    const all = rowsOf(whole.body, "runs", createRunReader);
    return all === unreadable ? unreadable : listOf(all, true);
  }
  collect(whole.entries);
  return listOf(rows, true);
}
