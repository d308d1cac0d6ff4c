import { isFailedStep } from "../failure/failed-step";
import type { RunStep } from "../run";

/**
 * - `same`: the same step, with the same outcome.
 * - `changed`: the step in the same place, on another element or with another outcome.
 * - `onlyHere`: only this run has it.
 * - `onlyThere`: only the run it is compared with has it.
 * - `notReached`: this run ended before it.
 */
export type ComparedStep =
  | {
      kind: "same" | "changed";
      here: PlacedStep;
      there: PlacedStep;
      /** How much longer this run took. */ deltaMs: number | null;
    }
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
  /** Index of the first row that isn't `same`; `null` if all are. */
  firstDivergence: number | null;
}

const placed = (steps: readonly RunStep[]): PlacedStep[] => steps.map((step, index) => ({ index, step }));

const identity = ({ type, selector }: RunStep) => JSON.stringify([type, selector]);

function paired(here: PlacedStep, there: PlacedStep): ComparedStep {
  const mine = here.step;
  const theirs = there.step;
  const isSame = identity(mine) === identity(theirs) && isFailedStep(mine) === isFailedStep(theirs);
  const deltaMs =
    mine.durationMs === null || theirs.durationMs === null ? null : mine.durationMs - theirs.durationMs;
  return { kind: isSame ? "same" : "changed", here, there, deltaMs };
}

/** Matches the steps between two shared steps in order, as long as their types agree. */
function gap(here: readonly PlacedStep[], there: readonly PlacedStep[]): ComparedStep[] {
  const rows: ComparedStep[] = [];
  for (let place = 0; place < Math.max(here.length, there.length); place += 1) {
    const mine = here[place];
    const theirs = there[place];
    if (mine !== undefined && theirs !== undefined && mine.step.type === theirs.step.type)
      rows.push(paired(mine, theirs));
    else {
      if (mine !== undefined) rows.push({ kind: "onlyHere", here: mine, there: null });
      if (theirs !== undefined) rows.push({ kind: "onlyThere", here: null, there: theirs });
    }
  }
  return rows;
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
function markUnreached(rows: readonly ComparedStep[], firstUnreached: number | null): ComparedStep[] {
  if (firstUnreached === null) return [...rows];
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
    // Not push(...rows): engines limit the number of arguments to about 100,000.
    for (const row of gap(mine.slice(nextHere, placeHere), theirs.slice(nextThere, placeThere)))
      rows.push(row);
    const left = mine[placeHere];
    const right = theirs[placeThere];
    if (left !== undefined && right !== undefined) rows.push(paired(left, right));
    [nextHere, nextThere] = [placeHere + 1, placeThere + 1];
  }
  const marked = markUnreached(rows, firstUnreached);
  const first = marked.findIndex(({ kind }) => kind !== "same");
  return { rows: marked, firstDivergence: first === -1 ? null : first };
}
