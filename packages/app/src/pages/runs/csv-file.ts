import { type Run, runsCsv } from "@understudy/screens/model";
import { afterPaint } from "../../lib/time-slicer";

/** A longer task reports progress and yields to the browser. */
const maxTaskMs = 30;

export async function csvOf(
  rows: readonly Run[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const pieces: string[] = [];
  let began = performance.now();
  for (const { text, rows: done } of runsCsv(rows)) {
    pieces.push(text);
    if (performance.now() - began < maxTaskMs) continue;
    onProgress(done);
    await afterPaint();
    signal.throwIfAborted();
    began = performance.now();
  }
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
}

/** How long a browser may take to start reading the blob. */
const keptMs = 60_000;

/** Downloads a blob as a file. */
export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
