import { runInSlices } from "@understudy/api";
import { type RunsExport, RunsScreen } from "@understudy/screens";
import { parseRunsQuery, paths, type Run, runsCsv, utcDay } from "@understudy/model";
import { useEffect, useMemo, useRef, useState } from "react";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";
import { useRunsView } from "./useRunsView";

const address = { parse: parseRunsQuery, href: paths.runs.href };
const none: readonly Run[] = [];

export function RunsPage() {
  const { query, onQueryChange, addressed } = useListQuery(address);
  const { view, onReload, ...page } = useRunsView(query);
  const exporting = useRunsExport(view.state === "ready" ? view.data.rows : none);
  return (
    <RunsScreen
      list={{ query, onQueryChange, view, onReload, position: useListScroll() }}
      addressed={addressed}
      {...page}
      exporting={exporting}
    />
  );
}

/** Exports the visible rows as CSV in slices, so that the page stays responsive. */
function useRunsExport(rows: readonly Run[]): RunsExport {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  return useMemo((): RunsExport => {
    if (progress !== null) return { state: "busy", ...progress };
    const save = (file: Blob) => {
      saveFile(`runs-${utcDay(Date.now())}.csv`, file);
      setProgress(null);
    };
    const onProgress = (done: number) => setProgress({ done, total: rows.length });
    return { state: "idle", onExport: () => (cancel.current = runInSlices(csvFile(rows, onProgress), save)) };
  }, [rows, progress]);
}

function* csvFile(rows: readonly Run[], onProgress: (done: number) => void): Generator<void, Blob> {
  const pieces: string[] = [];
  for (const { text, rows: done } of runsCsv(rows)) {
    pieces.push(text);
    onProgress(done);
    yield;
  }
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
}

/** How long a browser may take to start reading the blob. */
const keptMs = 60_000;

function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
