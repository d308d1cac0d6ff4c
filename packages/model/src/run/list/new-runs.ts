import type { Run } from "../run";

/**
 * Rows that were listed before, where they were and as they are now; and those that weren't. A reload that orders the same
 * runs otherwise, or leaves one out, moves nothing.
 */
export function splitNewRuns(
  listed: readonly Run[],
  current: readonly Run[],
): { rows: readonly Run[]; newer: readonly Run[] } {
  const now = new Map(current.map((run) => [run.key, run]));
  const before = new Set(listed.map(({ key }) => key));
  return {
    rows: listed.map((run) => now.get(run.key) ?? run),
    newer: current.filter(({ key }) => !before.has(key)),
  };
}
