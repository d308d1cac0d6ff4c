import { type RunsExport, RunsScreen } from "@understudy/screens";
import { parseRunsQuery, paths, type Run, utcDay } from "@understudy/screens/model";
import { useEffect, useMemo, useRef, useState } from "react";
import { showAlert } from "../../lib/browser";
import { ChunkMissing, withLoadTimeout } from "../../lib/chunks";
import { useExclusive } from "../../lib/hooks";
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
      try {
        const { csvOf, saveFile } = await withLoadTimeout(import("./csv-file"));
        aborted.signal.throwIfAborted();
        const file = await csvOf(rows, aborted.signal, (done) => setProgress({ done, total: rows.length }));
        saveFile(`runs-${utcDay(Date.now())}.csv`, file);
      } finally {
        setProgress(null);
      }
      await new Promise((resolve) => setTimeout(resolve, doubleClickMs));
    };
    return { state: "idle", onExport: () => void run(save).catch(explain) };
  }, [rows, progress, run]);
}

function explain(error: unknown): void {
  if (error instanceof ChunkMissing) showAlert(error.message);
  else if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
