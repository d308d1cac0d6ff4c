import { Badge, DriftedIcon, RecoveredIcon, RunningIcon } from "@understudy/ui";
import { driftText, parseRunStatus, type Run, statusBadge } from "@understudy/model";

export function RunStatusBadge({ status }: Pick<Run, "status">) {
  const { tone, word } = statusBadge(status);
  const known = parseRunStatus(status);
  return (
    <Badge
      tone={tone}
      variant={known === "failed" || known === "timeout" ? "filled" : "quiet"}
      icon={known === "running" ? RunningIcon : undefined}
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
      <Badge
        size="small"
        tone={run.wasAutoRecovered ? "neutral" : "warning"}
        variant="quiet"
        icon={run.wasAutoRecovered ? RecoveredIcon : DriftedIcon}
      >
        {text}
      </Badge>
    )
  );
}
