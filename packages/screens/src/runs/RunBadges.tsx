import { Badge, RunningIcon } from "@understudy/ui";
import { driftText, parseRunStatus, type Run, statusMark } from "@understudy/model";

export function RunStatusBadge({ status }: Pick<Run, "status">) {
  const { tone, word } = statusMark(status);
  const known = parseRunStatus(status);
  return (
    <Badge
      tone={tone}
      quiet={known === "success" || known === "running"}
      {...(known === "running" && { icon: RunningIcon })}
    >
      {word}
    </Badge>
  );
}

/** Renders nothing without drift. */
export function DriftBadge({ run }: { run: Pick<Run, "wasDriftDetected" | "wasAutoRecovered"> }) {
  const text = driftText(run);
  return (
    text !== null && (
      <Badge small tone={run.wasAutoRecovered ? "neutral" : "warning"} quiet={run.wasAutoRecovered}>
        {text}
      </Badge>
    )
  );
}
