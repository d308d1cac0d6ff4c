import { isDuration } from "../../core/duration";
import { instantReader } from "../../core/instants";
import type { Sort } from "../../core/list-query";
import { inOrder, numberKeys, textKeys } from "../../core/order";
import { environmentLabel } from "../environment";
import type { Run } from "../run";
import { statusMark } from "../run-status";
import type { RunColumn } from "../runs-query";

function startedKeys(runs: readonly Run[]): Float64Array {
  const read = instantReader();
  return numberKeys(runs, ({ startedAt }) => read(startedAt));
}

const keysOf: Record<RunColumn, (runs: readonly Run[]) => Float64Array> = {
  action: (runs) => textKeys(runs, ({ actionName }) => actionName),
  status: (runs) =>
    textKeys(
      runs,
      ({ status }) => status,
      (status) => statusMark(status).word,
    ),
  env: (runs) => textKeys(runs, ({ env }) => env, environmentLabel),
  // Like the table, which shows a dash for other numbers.
  duration: (runs) => numberKeys(runs, ({ durationMs }) => (isDuration(durationMs) ? durationMs : null)),
  started: startedKeys,
};

/** Sorted by a column; stable, with missing values last. */
export function sortRuns(runs: readonly Run[], sort: Sort<RunColumn> | null): readonly Run[] {
  return sort === null ? runs : inOrder(runs, keysOf[sort.key](runs), sort.direction);
}
