import { StartupProblem, type StartupProblemKind } from "@understudy/screens";
import { useEffect } from "react";
import { reload, useOnline } from "./lib/browser";
import { ChunkMissing } from "./lib/chunks";

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

export function usePageErrorKind(error: unknown): "crash" | "outdated" | "offline" {
  const online = useOnline();
  if (!(error instanceof ChunkMissing)) return "crash";
  return online ? "outdated" : "offline";
}
