import type { ActionRecord, Environment, RecordedStep } from "./entities";
import { failureAt, timeoutAt, type Failure } from "./failures";
import { createRandom, type Random } from "./random";

export type Outcome = "success" | "failed" | "timeout";

/** A run planned from start to end. What the API returns depends on the time of the request. */
export interface PlannedRun {
  number: number;
  id: string;
  actionId: string | null;
  actionName: string;
  steps: readonly RecordedStep[];
  env: Environment;
  started: number;
  duration: number;
  outcome: Outcome;
  drift: boolean;
  recovered: boolean;
  failure: Failure | null;
}

export interface RunPlan {
  number: number;
  started: number;
  action: ActionRecord;
  /** Live runs are long enough to watch. */
  isLive: boolean;
}

/** Rare cases that every demo needs, assigned to the newest finished runs. */
interface Showcase {
  env: Environment;
  outcome: Outcome;
  drift?: "recovered" | "broken";
  without?: "message" | "selector" | "screenshot" | "step";
}

const showcases: readonly Showcase[] = [
  { env: "prod", outcome: "success", drift: "recovered" },
  { env: "prod", outcome: "failed" },
  { env: "staging", outcome: "failed", drift: "broken" },
  { env: "prod", outcome: "timeout" },
  { env: "dev", outcome: "failed", without: "screenshot" },
  { env: "staging", outcome: "timeout", without: "message" },
  { env: "dev", outcome: "timeout" },
  { env: "staging", outcome: "failed", without: "selector" },
  { env: "dev", outcome: "failed", without: "message" },
  { env: "prod", outcome: "failed", without: "step" },
];
const showcaseEvery = 5;

/** The showcase for the run `age` places after the newest finished one, if any. */
const showcaseOf = (age: number | null): Showcase | undefined =>
  age !== null && age % showcaseEvery === 1 ? showcases[(age - 1) / showcaseEvery] : undefined;

/** Selectors that depend on the page's markup are the ones that drift. */
const usesFragileSelector = ({ selector }: RecordedStep) => /\.css-|:first-|:nth-/.test(selector);

function outcomeOf(
  random: Random,
  steps: readonly RecordedStep[],
): { outcome: Outcome; drift: boolean; recovered: boolean } {
  const drift = random.chance(steps.some(usesFragileSelector) ? 0.14 : 0.012);
  const recovered = drift && random.chance(0.75);
  if (drift) return { outcome: recovered ? "success" : "failed", drift, recovered };
  const chance = random.next();
  return { outcome: chance < 0.012 ? "failed" : chance < 0.019 ? "timeout" : "success", drift, recovered };
}

const withoutDetail = (failure: Failure, without: Showcase["without"]): Failure => ({
  message: without === "message" ? null : failure.message,
  selector: without === "selector" ? null : failure.selector,
  stepIndex: without === "step" ? null : failure.stepIndex,
  screenshot: without === undefined || (without !== "screenshot" && failure.screenshot),
});

function durationOf(random: Random, outcome: Outcome, stepCount: number, isLive: boolean): number {
  if (isLive) return random.between(18_000, 40_000);
  if (outcome === "timeout") return 30_000 + random.between(0, 900);
  return stepCount <= 2 ? random.between(280, 1_400) : random.between(stepCount * 450, stepCount * 2_300);
}

export function planRun({ number, started, action, isLive }: RunPlan, age: number | null = null): PlannedRun {
  const random = createRandom("run", number);
  const showcase = showcaseOf(age);
  const randomOutcome = outcomeOf(random, action.steps);
  const { outcome, drift, recovered } = showcase
    ? {
        outcome: showcase.outcome,
        drift: showcase.drift !== undefined,
        recovered: showcase.drift === "recovered",
      }
    : randomOutcome;
  const env = showcase?.env ?? random.pick<Environment>(["prod", "prod", "prod", "staging", "dev"]);
  const duration = durationOf(random, outcome, action.steps.length, isLive);
  const failure =
    outcome === "success"
      ? null
      : outcome === "failed"
        ? failureAt(action.steps, random)
        : timeoutAt(action.steps, Math.round(duration / 1000), random);
  return {
    number,
    id: `run_${String(number).padStart(6, "0")}`,
    actionId: number % 61 === 0 ? null : action.id,
    actionName: action.name,
    steps: number % 97 === 0 ? [] : action.steps,
    env,
    started,
    duration,
    outcome,
    drift,
    recovered,
    failure: failure && showcase ? withoutDetail(failure, showcase.without) : failure,
  };
}
