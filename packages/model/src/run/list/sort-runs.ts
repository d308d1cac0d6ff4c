import { isDuration } from "../../core/duration";
import { instantReader } from "../../core/instants";
import type { Sort } from "@understudy/base";
import { collator, sortRows } from "../../core/sort";
import { environmentLabel } from "../environment";
import type { Run } from "../run";
import { statusBadge } from "../run-status";
import type { RunColumn } from "../runs-query";

type KeyOf = (run: Run) => number | null;

/** Runs share a few texts, so each is labeled and compared once. */
function rankOfText(
  runs: readonly Run[],
  textOf: (run: Run) => string | null,
  labelOf = (text: string) => text,
): KeyOf {
  const texts = [...new Set(runs.map(textOf))].filter((text) => text !== null);
  const labels = [...new Set(texts.map(labelOf))].toSorted(collator.compare);
  const rankOfLabel = new Map(labels.map((label, rank) => [label, rank]));
  const ranks = new Map<string | null, number>(
    texts.map((text) => [text, rankOfLabel.get(labelOf(text)) ?? 0]),
  );
  return (run) => ranks.get(textOf(run)) ?? null;
}

const keyOfColumn: Record<RunColumn, (runs: readonly Run[]) => KeyOf> = {
  action: (runs) => rankOfText(runs, ({ actionName }) => actionName),
  status: (runs) =>
    rankOfText(
      runs,
      ({ status }) => status,
      (status) => statusBadge(status).word,
    ),
  env: (runs) => rankOfText(runs, ({ env }) => env, environmentLabel),
  // Like the table, which shows a dash for other numbers.
  duration:
    () =>
    ({ durationMs }) =>
      isDuration(durationMs) ? durationMs : null,
  started: () => {
    const read = instantReader();
    return ({ startedAt }) => read(startedAt);
  },
};

/** Sorted by a column; stable, with missing values last. */
export function sortRuns(runs: readonly Run[], sort: Sort<RunColumn> | null): readonly Run[] {
  if (sort === null) return runs;
  const keyOf = keyOfColumn[sort.key](runs);
  const { direction } = sort;
  return (
    sortByWholeNumbers(runs, keyOf, direction) ?? sortRows(runs, { key: keyOf }, { key: "key", direction })
  );
}

/**
 * Packs each key and index into one number for the native sort of numbers: a million rows take a third of the time that they
 * take with a comparator. `null` if a number has no room for both.
 */
function sortByWholeNumbers(
  runs: readonly Run[],
  keyOf: KeyOf,
  direction: "ascending" | "descending",
): readonly Run[] | null {
  const size = runs.length;
  const keys = new Float64Array(size);
  let [least, most, index] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const run of runs) {
    const key = keyOf(run) ?? Number.NaN;
    keys[index] = key;
    index += 1;
    if (Number.isNaN(key)) continue;
    if (!Number.isInteger(key)) return null;
    if (key < least) least = key;
    if (key > most) most = key;
  }
  const last = most - least + 1;
  if ((last + 1) * size > Number.MAX_SAFE_INTEGER) return null;
  const rank = (key: number) =>
    Number.isNaN(key) ? last : direction === "ascending" ? key - least : most - key;
  const order = keys.map((key, at) => rank(key) * size + at).toSorted();
  // A copy has its final length: growing an array to a million rows takes five times as long.
  const sorted = runs.slice();
  for (let place = 0; place < size; place += 1) {
    const run = runs[(order[place] ?? 0) % size];
    if (run !== undefined) sorted[place] = run;
  }
  return sorted;
}
