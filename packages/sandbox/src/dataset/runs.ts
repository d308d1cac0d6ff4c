import { day } from "./clock";
import { createHistory, type History, type Incident } from "./incidents";
import { planRun, type PlannedRun, type Runnable } from "./planned-run";
import { createRandom, type Random } from "./random";

/** 29 whole days fit into the 30 calendar days of usage, at any hour of the day. */
const historyDays = 29;
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
  published: () => readonly Runnable[];
  /** Actions that ran in the past month. */
  past: readonly Runnable[];
}

export const startOfDay = (instant: number): number => Math.floor(instant / day) * day;

/** Runs older than the month that usage covers are not returned. */
export const windowStart = (now: number): number => startOfDay(now) - (windowDays - 1) * day;

export const hasEnded = (run: PlannedRun, now: number): boolean => run.started + run.duration <= now;

/** Popular actions, first in the list, run more often. */
const favorite = (actions: readonly Runnable[], { next }: Pick<Random, "next">): Runnable | undefined =>
  actions[Math.floor(next() ** 1.7 * actions.length)];

/** The share of a day's runs by weekday, from Thursday (January 1, 1970): the hotel is busy on weekends. */
const weekdays = [0.9, 1.2, 1.3, 1, 0.6, 0.7, 0.8] as const;

const showcaseEvery = 9;
const showcaseCount = 11;

/** Some of the newest runs show the incident that was seen least, so that every account has each kind. */
function createShowcases(history: History, past: readonly Runnable[]) {
  const seen = new Map<string, number>();
  return (age: number, at: number) => {
    if (age % showcaseEvery !== 1 || age > showcaseEvery * showcaseCount) return undefined;
    const count = ({ cause }: Incident, env: string) => seen.get(`${cause} ${env}`) ?? 0;
    const [least] = history
      .incidentsAt(at)
      .filter(({ action }) => action === undefined || past.some(({ id }) => id === action))
      .flatMap((incident) => incident.envs.map((env) => ({ incident, env })))
      .toSorted((a, b) => count(a.incident, a.env) - count(b.incident, b.env));
    if (least) seen.set(`${least.incident.cause} ${least.env}`, count(least.incident, least.env) + 1);
    return least;
  };
}

/** Newest first. */
function planHistory({ count, start, past }: RunsOptions, history: History): PlannedRun[] {
  const weights = Array.from({ length: historyDays }, (_, back) => {
    const weekday = weekdays[(startOfDay(start - (back + 0.5) * day) / day) % weekdays.length] ?? 1;
    return weekday * (1 - back * 0.012);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const showcase = createShowcases(history, past);
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
        settled + (back + (index + random.next()) / today) * ((historyDays * day - settled) / weights.length);
      const started = Math.round(start - ago);
      const forced = showcase(reached + index, started);
      const action =
        (forced && past.find(({ id }) => id === forced.incident.action)) ?? favorite(past, random);
      if (action) runs.push(planRun({ number, started, action, isLive: false, history, forced }));
    }
    reached = upTo;
  }
  return runs;
}

export function createRuns(options: RunsOptions) {
  const { start, published } = options;
  const events = createHistory(start);
  const live: PlannedRun[] = [];
  let history: PlannedRun[] | undefined;
  let runInterval = options.runIntervalSeconds * 1000;
  let next = start - headStart;
  let promoted: string | undefined;

  // Planned on first use: planning 100,000 runs would slow down the start.
  const past = () => (history ??= planHistory(options, events));

  function begin(started: number) {
    const number = options.count + live.length + 1;
    const actions = published();
    const action =
      actions.find(({ id }) => id === promoted) ?? favorite(actions, createRandom("live", number));
    promoted = undefined;
    if (action)
      live.push(planRun({ number, started: Math.round(started), action, isLive: true, history: events }));
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
