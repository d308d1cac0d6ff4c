import { type RunsExport } from "@understudy/screens";
import { runsCsv, utcDay, type Run } from "@understudy/screens/model";
import { useEffect, useMemo, useRef, useState } from "react";
import { browserScheduler } from "../../lib/scheduler";
import { saveFile } from "../../lib/save-file";
import { useExclusive } from "../../lib/useExclusive";

/** A longer task reports progress and yields to the browser. */
const maxTaskMs = 30;
/** A short list is saved before the second click of a double click arrives. */
const doubleClickMs = 500;

async function csvOf(
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

/** Exports the visible rows as CSV in slices, so that the page stays responsive. */
export function useRunsExport(rows: readonly Run[]): RunsExport {
  const { run } = useExclusive();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const unmount = useRef<AbortController>(undefined);
  useEffect(() => () => unmount.current?.abort(), []);

  return useMemo((): RunsExport => {
    if (progress !== null) return { state: "busy", ...progress };
    const save = async () => {
      const aborted = new AbortController();
      unmount.current = aborted;
      setProgress({ done: 0, total: rows.length });
      try {
        const file = await csvOf(rows, aborted.signal, (done) => setProgress({ done, total: rows.length }));
        saveFile(`runs-${utcDay(Date.now())}.csv`, file);
      } finally {
        setProgress(null);
      }
      await new Promise((resolve) => setTimeout(resolve, doubleClickMs));
    };
    return { state: "idle", onExport: () => void run(save).catch(ignoreAbort) };
  }, [rows, progress, run]);
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
