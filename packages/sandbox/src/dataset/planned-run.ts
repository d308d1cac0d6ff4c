import type { ActionStep, Environment } from "./entities";
import { originOfSite, problems, type History, type Incident } from "./incidents";
import { createRandom, type Random } from "./random";

export type Outcome = "success" | "failed" | "timeout";

export interface Failure {
  message: string | null;
  selector: string | null;
  stepIndex: number | null;
  screenshot: boolean;
}

/** What can run: an action, or one that was deleted since. */
export interface Runnable {
  id: string | null;
  name: string;
  page: string;
  steps: readonly ActionStep[];
}

/** A run planned from start to end. What the API returns depends on the time of the request. */
export interface PlannedRun {
  number: number;
  id: string;
  actionId: string | null;
  actionName: string;
  /** The path where the action starts. */
  page: string;
  steps: readonly ActionStep[];
  env: Environment;
  started: number;
  duration: number;
  /** The duration of the step that failed. */
  waited: number;
  outcome: Outcome;
  drift: boolean;
  recovered: boolean;
  failure: Failure | null;
  incident: Incident | undefined;
}

export interface RunPlan {
  number: number;
  started: number;
  action: Runnable;
  /** Live runs are long enough to watch. */
  isLive: boolean;
  history: History;
  /** Makes this incident happen. */
  forced?: { incident: Incident; env: Environment } | undefined;
}

const environments = ["prod", "prod", "prod", "staging", "dev"] as const;

/** What the successful steps take in total. */
function paceOf(random: Random, steps: number, isLive: boolean): number {
  if (steps === 0) return 0;
  if (isLive) return steps * random.between(4_500, 8_000);
  return random.between(steps * 420, steps * 1_900);
}

function failureOf(
  { step, problem }: Incident,
  waited: number,
  steps: readonly ActionStep[],
  env: Environment,
) {
  if (problem === null) return null;
  const { message, screenshot } = problems[problem];
  const selector = step === undefined ? null : (steps[step]?.selector ?? null);
  return {
    message: message && message(selector ?? originOfSite(env), Math.round(waited / 1000)),
    selector,
    stepIndex: step ?? null,
    screenshot,
  };
}

export function planRun({ number, started, action, isLive, history, forced }: RunPlan): PlannedRun {
  const random = createRandom("run", number);
  const env = forced?.env ?? random.pick<Environment>(environments);
  const steps = history.stepsOf(action, started);
  const incident = forced?.incident ?? history.incidentOf(action.id, env, started, random);
  const problem = incident?.problem ? problems[incident.problem] : undefined;
  const waited = problem ? problem.waits + random.between(0, 400) : 0;
  const performed = problem ? (incident?.step ?? 0) : steps.length;
  return {
    number,
    id: `run_${String(number).padStart(6, "0")}`,
    actionId: action.id,
    actionName: action.name,
    page: action.page,
    steps,
    env,
    started,
    duration: paceOf(random, performed, isLive) + waited,
    waited,
    outcome: problem?.outcome ?? "success",
    drift: incident?.drift ?? false,
    recovered: incident?.drift === true && incident.problem === null,
    failure: incident ? failureOf(incident, waited, steps, env) : null,
    incident,
  };
}
