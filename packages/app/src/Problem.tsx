import { StartupProblem, type StartupProblemKind } from "@understudy/screens";
import { useEffect } from "react";
import { reload } from "./lib/browser";

export function Problem({ problem }: { problem: StartupProblemKind }) {
  useEffect(() => {
    document.title = "Console";
  }, []);
  return <StartupProblem problem={problem} onReload={reload} />;
}
