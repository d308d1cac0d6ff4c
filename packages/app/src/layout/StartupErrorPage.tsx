import { StartupProblem, type StartupProblemKind } from "@understudy/screens";
import { useEffect } from "react";
import { reload } from "../lib/browser";

/** Replaces the whole console when it can't start or render. */
export function StartupErrorPage({ problem }: { problem: StartupProblemKind }) {
  useEffect(() => {
    document.title = "Console";
  }, []);
  return <StartupProblem problem={problem} onReload={reload} />;
}
