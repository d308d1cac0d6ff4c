import { dash, type Tone } from "@understudy/base";
import { capitalized } from "../core/capitalized";
import type { Badge } from "../core/badge";
import { type Run, type RunStatus, runStatuses } from "./run";
import { runMessages, statusWords, stepNumberText } from "./run-texts";

const statusBadges: Record<RunStatus, Badge> = {
  success: { tone: "good", word: statusWords.success },
  failed: { tone: "bad", word: statusWords.failed },
  running: { tone: "info", word: statusWords.running },
  timeout: { tone: "warning", word: statusWords.timeout },
};

export const normalized = (value: string | null) => value?.trim().toLowerCase() ?? "";

/** Parses a status, ignoring case. */
export function parseRunStatus(value: string | null): RunStatus | null {
  return runStatuses.find((status) => status === normalized(value)) ?? null;
}

/** Whether a run failed or timed out. */
export function isProblem(status: string | null): boolean {
  const known = parseRunStatus(status);
  return known === "failed" || known === "timeout";
}

/** Names a run in the tab: `Failed · Book a table`. */
export const runTitle = ({ status, actionName }: Pick<Run, "status" | "actionName">): string =>
  `${statusBadge(status).word} · ${actionName ?? dash}`;

/** The badge of a run. Unknown statuses are shown as received. */
export function statusBadge(status: string | null): Badge {
  const known = parseRunStatus(status);
  return known === null
    ? { tone: "neutral", word: capitalized(status?.trim() || statusWords.unknown) }
    : statusBadges[known];
}

/** Steps are colored only for success and failure. */
export function stepTone(status: string | null): Tone {
  const known = parseRunStatus(status);
  return known === "success" || known === "failed" ? statusBadges[known].tone : "neutral";
}

/** `Drift detected`, with `(recovered)` if it recovered automatically; `null` without drift. */
export function driftText({
  wasDriftDetected,
  wasAutoRecovered,
}: Pick<Run, "wasDriftDetected" | "wasAutoRecovered">): string | null {
  if (!wasDriftDetected) return null;
  return wasAutoRecovered
    ? `${runMessages.driftDetected} ${runMessages.driftRecovered}`
    : runMessages.driftDetected;
}

/** `Step 1` for index 0; `null` for an invalid index. */
export function stepLabel(index: number | null): string | null {
  return index === null || !Number.isInteger(index) || index < 0 ? null : stepNumberText(index);
}
