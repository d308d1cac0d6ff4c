import { type RunsExport } from "@understudy/screens";
import { runsCsv, utcDay, type Run } from "@understudy/screens/model";
import { useEffect, useMemo, useRef, useState } from "react";
import { browserPace } from "../../lib/pace";
import { saveFile } from "../../lib/save-file";

/** Longer than this, and whoever waits is told how far it is. */
const longestTaskMs = 30;

async function csvOf(
  rows: readonly Run[],
  wanted: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const pace = browserPace();
  const pieces: string[] = [];
  let began = pace.now();
  for (const { text, rows: done } of runsCsv(rows)) {
    pieces.push(text);
    if (pace.now() - began < longestTaskMs) continue;
    onProgress(done);
    await pace.painted();
    wanted.throwIfAborted();
    began = pace.now();
  }
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
}

/** Saves the rows that are shown as a file; a long list lets go of the page in between. */
export function useRunsExport(rows: readonly Run[]): RunsExport {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  return useMemo((): RunsExport => {
    if (progress !== null) return { state: "busy", ...progress };
    const save = async () => {
      const leaving = new AbortController();
      underWay.current = leaving;
      setProgress({ done: 0, total: rows.length });
      try {
        const file = await csvOf(rows, leaving.signal, (done) => setProgress({ done, total: rows.length }));
        saveFile(`runs-${utcDay(Date.now())}.csv`, file);
      } finally {
        setProgress(null);
      }
    };
    return { state: "idle", onExport: () => void save().catch((error: unknown) => leavingOnly(error)) };
  }, [rows, progress]);
}

function leavingOnly(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
