import { isAddressable } from "../../core/addressable";
import type { Run } from "../run";

export interface RunNeighbors {
  previous: Run | null;
  next: Run | null;
  /** One-based. */
  number: number;
  total: number;
}

/** The runs before and after a run in the list; `null` if the list doesn't contain it. */
export function runNeighbors(runs: readonly Run[], id: string): RunNeighbors | null {
  const index = runs.findIndex((run) => run.id === id);
  if (index === -1) return null;
  const canOpen = (run: Run) => isAddressable(run.id) && run.id !== id;
  return {
    previous: runs.slice(0, index).findLast(canOpen) ?? null,
    next: runs.slice(index + 1).find(canOpen) ?? null,
    number: index + 1,
    total: runs.length,
  };
}
