import { StartupProblem, type StartupProblemKind } from "@understudy/screens";
import { useEffect } from "react";
import { reload, useOnline } from "../lib/browser";
import { ChunkMissing } from "../lib/chunks";

export function StartupFailed({ error }: { error: unknown }) {
  return <StartupErrorPage problem={{ kind: usePageErrorKind(error) }} />;
}

/** Replaces the whole console when it can't start or render. */
export function StartupErrorPage({ problem }: { problem: StartupProblemKind }) {
  useEffect(() => {
    document.title = "Console";
  }, []);
  return <StartupProblem problem={problem} onReload={reload} />;
}

/** Whether a page crashed, its chunk is missing, or the browser is offline. */
export function usePageErrorKind(error: unknown): "crash" | "outdated" | "offline" {
  const online = useOnline();
  if (!(error instanceof ChunkMissing)) return "crash";
  return online ? "outdated" : "offline";
}
