import { StartupProblem, type StartupProblemKind } from "@understudy/screens";
import { useEffect } from "react";
import { reload } from "./platform/browser";

export function Problem({ problem }: { problem: StartupProblemKind }) {
  useEffect(() => {
    document.title = "Console";
  }, []);
  return <StartupProblem problem={problem} onReload={reload} />;
}
