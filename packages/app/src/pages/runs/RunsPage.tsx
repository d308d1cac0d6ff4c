import { type RunsExport, RunsScreen } from "@understudy/screens";
import { parseRunsQuery, paths, type Run, runsCsv, utcDay } from "@understudy/screens/model";
import { useEffect, useMemo, useRef, useState } from "react";
import { useExclusive } from "../../lib/hooks";
import { afterPaint } from "../../lib/time-slicer";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";
import { useRunsView } from "./useRunsView";

const address = { parse: parseRunsQuery, href: paths.runs.href };
const none: readonly Run[] = [];

export function Component() {
  const [query, onQueryChange, addressed] = useListQuery(address);
  const { view, groups, counts, undated, actionName, live, reload } = useRunsView(query);
  const exporting = useRunsExport(view.state === "ready" ? view.data.rows : none);
  return (
    <RunsScreen
      query={query}
      addressed={addressed}
      actionName={actionName}
      onQueryChange={onQueryChange}
      runs={view}
      onReload={reload}
      live={live}
      failures={{ groups }}
      counts={counts}
      undated={undated}
      exporting={exporting}
      {...useListScroll(paths.runs.href(query), view.state === "ready")}
    />
  );
}

/** A short list is saved before the second click of a double click arrives. */
const doubleClickMs = 500;

/** Exports the visible rows as CSV in slices, so that the page stays responsive. */
function useRunsExport(rows: readonly Run[]): RunsExport {
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
      const file = await csvOf(rows, aborted.signal, (done) => setProgress({ done, total: rows.length }));
      if (file === null) return;
      saveFile(`runs-${utcDay(Date.now())}.csv`, file);
      setProgress(null);
      await new Promise((resolve) => setTimeout(resolve, doubleClickMs));
    };
    return { state: "idle", onExport: () => void run(save) };
  }, [rows, progress, run]);
}

/** A longer task reports progress and yields to the browser. */
const maxTaskMs = 30;

/** Returns `null` if aborted. */
async function csvOf(
  rows: readonly Run[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob | null> {
  const pieces: string[] = [];
  let began = performance.now();
  for (const { text, rows: done } of runsCsv(rows)) {
    pieces.push(text);
    if (performance.now() - began < maxTaskMs) continue;
    onProgress(done);
    await afterPaint();
    if (signal.aborted) return null;
    began = performance.now();
  }
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
}

/** How long a browser may take to start reading the blob. */
const keptMs = 60_000;

/** Downloads a blob as a file. */
function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
