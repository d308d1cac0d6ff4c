import { Badge, DriftedIcon, RecoveredIcon, RunningIcon, VisuallyHidden } from "@understudy/ui";
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

type Drift = Pick<Run, "wasDriftDetected" | "wasAutoRecovered">;

/** The icon of the badge, where its word has no room. */
export function DriftMark({ run }: { run: Drift }) {
  return (
    <>
      {run.wasAutoRecovered ? <RecoveredIcon aria-hidden="true" /> : <DriftedIcon aria-hidden="true" />}
      <VisuallyHidden>{driftText(run)}</VisuallyHidden>
    </>
  );
}

/** Renders nothing without drift. */
export function DriftBadge({ run }: { run: Drift }) {
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
