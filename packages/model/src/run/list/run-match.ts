import { failurePlace } from "../failure/failure-place";
import { maskedFailure } from "../failure/masked-failure";
import type { Run } from "../run";
import { searchPattern } from "./run-tests";

/** The text that a search found a run by, where its name doesn't show it. `found` is empty if the text is masked there. */
export interface RunMatch {
  before: string;
  found: string;
  after: string;
}

/** Keeps the match visible when the text is truncated. */
const mostBefore = 24;

function partsOf(text: string, pattern: RegExp): RunMatch {
  const at = pattern.exec(text);
  if (at === null) return { before: text, found: "", after: "" };
  const before = text.slice(0, at.index);
  return {
    before: before.length > mostBefore ? `…${before.slice(-mostBefore)}` : before,
    found: at[0],
    after: text.slice(at.index + at[0].length),
  };
}

/** The text that matched a search; `null` if the run's name matches. */
export function matchBeyondName(run: Run, q: string): RunMatch | null {
  const pattern = searchPattern(q.trim());
  if (pattern === null || pattern.test(run.actionName ?? "")) return null;
  const masked = maskedFailure(run);
  if (masked.failureMessage !== null && pattern.test(run.failureMessage ?? ""))
    return partsOf(masked.failureMessage, pattern);
  const place = failurePlace({ ...run, ...masked });
  if (place !== null && pattern.test(failurePlace(run) ?? "")) return partsOf(place, pattern);
  return run.id !== null && pattern.test(run.id) ? partsOf(run.id, pattern) : null;
}
