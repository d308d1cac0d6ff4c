import { runsCsv, type Run } from "@understudy/screens/model";
import { browserScheduler } from "../../lib/scheduler";

/** A longer task reports progress and yields to the browser. */
const maxTaskMs = 30;

export async function csvOf(
  rows: readonly Run[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const scheduler = browserScheduler();
  const pieces: string[] = [];
  let began = scheduler.now();
  for (const { text, rows: done } of runsCsv(rows)) {
    pieces.push(text);
    if (scheduler.now() - began < maxTaskMs) continue;
    onProgress(done);
    await scheduler.afterPaint();
    signal.throwIfAborted();
    began = scheduler.now();
  }
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
}
