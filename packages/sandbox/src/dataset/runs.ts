import type { ActionRecord } from "./entities";
import { planRun, type PlannedRun } from "./planned-run";
import { createRandom } from "./random";

const day = 86_400_000;
/** 29 whole days fit into the 30 calendar days of usage, at any hour of the day. */
const historySpan = 29 * day;
const windowDays = 30;
/** Longer than any run: all history has finished when the dataset starts. */
const settled = 60_000;
/** The first live run started earlier, so that something is running from the beginning. */
const headStart = 6_000;
/** Delay until a newly published action runs. */
const promotionDelay = 4_000;

export interface RunsOptions {
  count: number;
  start: number;
  /** Seconds between live runs; 0 starts none. */
  runIntervalSeconds: number;
  /** Actions that can run now. */
  published: () => readonly ActionRecord[];
  /** Actions that ran in the past month. */
  past: readonly ActionRecord[];
}

export const startOfDay = (instant: number): number => Math.floor(instant / day) * day;

/** Runs older than the month that usage covers are not returned. */
export const windowStart = (now: number): number => startOfDay(now) - (windowDays - 1) * day;

export const hasEnded = (run: PlannedRun, now: number): boolean => run.started + run.duration <= now;

/** Popular actions, first in the list, run more often. */
function favorite(
  actions: readonly ActionRecord[],
  random: { next: () => number },
): ActionRecord | undefined {
  return actions[Math.floor(random.next() ** 1.7 * actions.length)];
}

/** Newest first, with quieter weekends. */
function planHistory({ count, start, past }: RunsOptions): PlannedRun[] {
  const quiet = (daysBack: number) => (daysBack % 7 > 4 ? 0.55 : 1);
  const weights = Array.from({ length: 29 }, (_, back) => quiet(back) * (1 - back * 0.012));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const runs: PlannedRun[] = [];
  let reached = 0;
  let share = 0;
  for (const [back, weight] of weights.entries()) {
    share += weight / total;
    const upTo = back === weights.length - 1 ? count : Math.round(count * share);
    const today = upTo - reached;
    for (let index = 0; index < today; index += 1) {
      const number = count - reached - index;
      const random = createRandom("moment", number);
      const ago =
        settled + (back + (index + random.next()) / today) * ((historySpan - settled) / weights.length);
      const action = favorite(past, random);
      if (action)
        runs.push(
          planRun({ number, started: Math.round(start - ago), action, isLive: false }, reached + index),
        );
    }
    reached = upTo;
  }
  return runs;
}

export function createRuns(options: RunsOptions) {
  const { start, published } = options;
  const live: PlannedRun[] = [];
  let history: PlannedRun[] | undefined;
  let runInterval = options.runIntervalSeconds * 1000;
  let next = start - headStart;
  let promoted: string | undefined;

  // Planned on first use: planning 100,000 runs would slow down the start.
  const past = () => (history ??= planHistory(options));

  function begin(started: number) {
    const number = options.count + live.length + 1;
    const actions = published();
    const action =
      actions.find(({ id }) => id === promoted) ?? favorite(actions, createRandom("live", number));
    promoted = undefined;
    if (action) live.push(planRun({ number, started: Math.round(started), action, isLive: true }));
    next = started + runInterval * (0.7 + createRandom("interval", number).next() * 0.6);
  }

  /** Starts the runs that are due, with the settings of the time they were due. */
  function catchUp(now: number) {
    if (runInterval <= 0) return;
    while (next <= now) begin(next);
  }

  return {
    catchUp,
    /** Live runs, then history, each newest first. */
    live: (now: number): PlannedRun[] => {
      catchUp(now);
      return live.filter(({ started }) => started >= windowStart(now)).toReversed();
    },
    history: (now: number): readonly PlannedRun[] => {
      const oldest = windowStart(now);
      const runs = past();
      return oldest <= windowStart(start) ? runs : runs.filter(({ started }) => started >= oldest);
    },
    find: (id: string, now: number): PlannedRun | undefined => {
      catchUp(now);
      const number = Number(/^run_0*(\d+)$/.exec(id)?.[1] ?? Number.NaN);
      return past()[options.count - number] ?? live[number - options.count - 1];
    },
    /** Makes the next run one of this action, soon. */
    promote(actionId: string, now: number) {
      promoted = actionId;
      if (runInterval > 0) next = Math.min(next, now + promotionDelay);
    },
    setRunInterval(seconds: number, now: number) {
      catchUp(now);
      runInterval = seconds * 1000;
      next = now + (seconds > 0 ? 1_000 : 0);
    },
    runIntervalSeconds: () => runInterval / 1000,
  };
}

export type Runs = ReturnType<typeof createRuns>;
