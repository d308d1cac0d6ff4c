import { typesSecret } from "../../secret/secret";
import { isFailedStep } from "../failure/failed-step";
import type { RunStep } from "../run";

/**
 * - `same`: the same step, with the same outcome.
 * - `otherValue`: the same step, with another value.
 * - `changed`: the step in the same place, on another element, of another type or with another outcome.
 * - `onlyHere`: only this run has it.
 * - `onlyThere`: only the run it is compared with has it.
 * - `notReached`: this run ended before it.
 */
export type ComparedStep =
  | { kind: "same" | "otherValue" | "changed"; here: PlacedStep; there: PlacedStep }
  | { kind: "onlyHere"; here: PlacedStep; there: null }
  | { kind: "onlyThere"; here: null; there: PlacedStep }
  | { kind: "notReached"; here: PlacedStep | null; there: PlacedStep };

export interface PlacedStep {
  /** Zero-based, in its own run. */
  index: number;
  step: RunStep;
}

export interface RunComparison {
  rows: ComparedStep[];
  /** Index of the first row that differs; `null` if all are the same. Values vary, so they count only if nothing else differs. */
  firstDivergence: number | null;
}

const placed = (steps: readonly RunStep[]): PlacedStep[] => steps.map((step, index) => ({ index, step }));

const identity = ({ type, selector }: RunStep) => JSON.stringify([type, selector]);

export const isSameElement = (here: RunStep, there: RunStep) =>
  here.type === there.type && here.selector === there.selector;

/** What was typed into a secret field isn't compared: both are masked. */
const sameValue = (mine: RunStep, theirs: RunStep) =>
  (mine.value || null) === (theirs.value || null) || typesSecret(mine) || typesSecret(theirs);

function paired(here: PlacedStep, there: PlacedStep): ComparedStep {
  const [mine, theirs] = [here.step, there.step];
  if (!isSameElement(mine, theirs) || isFailedStep(mine) !== isFailedStep(theirs))
    return { kind: "changed", here, there };
  return { kind: sameValue(mine, theirs) ? "same" : "otherValue", here, there };
}

const areAlike = (mine: RunStep, theirs: RunStep) =>
  mine.type === theirs.type || (mine.selector !== null && mine.selector === theirs.selector);

/** Matches the steps between two shared steps in order, as long as their types or their selectors agree. */
function addGap(rows: ComparedStep[], here: readonly PlacedStep[], there: readonly PlacedStep[]) {
  for (let place = 0; place < Math.max(here.length, there.length); place += 1) {
    const mine = here[place];
    const theirs = there[place];
    if (mine !== undefined && theirs !== undefined && areAlike(mine.step, theirs.step))
      rows.push(paired(mine, theirs));
    else {
      if (mine !== undefined) rows.push({ kind: "onlyHere", here: mine, there: null });
      if (theirs !== undefined) rows.push({ kind: "onlyThere", here: null, there: theirs });
    }
  }
}

// Two timelines of 2,000 steps. Longer ones are matched by index.
const mostCells = 4_000_000;

function sameInPlace(here: readonly string[], there: readonly string[]): [number, number][] {
  return here.flatMap((mine, index): [number, number][] => (mine === there[index] ? [[index, index]] : []));
}

/** The longest common subsequence, as pairs of indexes. */
function sharedSteps(here: readonly string[], there: readonly string[]): [number, number][] {
  if (here.length * there.length > mostCells) return sameInPlace(here, there);
  const width = there.length + 1;
  const longest = new Uint16Array((here.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = here.length - 1; row >= 0; row -= 1) {
    for (let column = there.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        here[row] === there[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < here.length && column < there.length) {
    if (here[row] === there[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Marks the steps from `firstUnreached` on as not reached; none if it is missing. */
function markUnreached(rows: ComparedStep[], firstUnreached: number | null): ComparedStep[] {
  if (firstUnreached === null) return rows;
  let next = 0;
  return rows.map((row) => {
    if (row.here !== null) next = row.here.index + 1;
    const isUnreached = row.here === null ? next >= firstUnreached : row.here.index >= firstUnreached;
    return isUnreached && row.there !== null ? { kind: "notReached", here: row.here, there: row.there } : row;
  });
}

/** Compares a run's steps with another run's, usually the last success of the same action. */
export function compareRuns(
  here: readonly RunStep[],
  there: readonly RunStep[],
  firstUnreached: number | null = null,
): RunComparison {
  const mine = placed(here);
  const theirs = placed(there);
  const rows: ComparedStep[] = [];
  let [nextHere, nextThere] = [0, 0];
  const ends: [number, number][] = [
    ...sharedSteps(here.map(identity), there.map(identity)),
    [here.length, there.length],
  ];
  for (const [placeHere, placeThere] of ends) {
    addGap(rows, mine.slice(nextHere, placeHere), theirs.slice(nextThere, placeThere));
    const left = mine[placeHere];
    const right = theirs[placeThere];
    if (left !== undefined && right !== undefined) rows.push(paired(left, right));
    [nextHere, nextThere] = [placeHere + 1, placeThere + 1];
  }
  const marked = markUnreached(rows, firstUnreached);
  const first = marked.findIndex(({ kind }) => kind !== "same" && kind !== "otherValue");
  const divergence = first === -1 ? marked.findIndex(({ kind }) => kind !== "same") : first;
  return { rows: marked, firstDivergence: divergence === -1 ? null : divergence };
}
