import { Badge } from "@understudy/ui";
import type { Run } from "../model/run/run";
import { driftText, statusMark } from "../model/run/run-status";

export function RunStatusBadge({ status }: Pick<Run, "status">) {
  const { tone, word } = statusMark(status);
  return <Badge tone={tone}>{word}</Badge>;
}

/** Nothing where a run's page was as recorded. */
export function DriftBadge({ run }: { run: Pick<Run, "wasDriftDetected" | "wasAutoRecovered"> }) {
  const text = driftText(run);
  return text !== null && <Badge tone={run.wasAutoRecovered ? "neutral" : "warning"}>{text}</Badge>;
}
