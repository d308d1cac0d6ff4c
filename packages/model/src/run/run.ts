/** A run's action ID, or else its action name. */
export const actionIdOrName = ({ actionId, actionName }: Pick<Run, "actionId" | "actionName">) =>
  actionId ?? actionName;

/** Whether a run belongs to an action, given by ID, or by name for runs without an action ID. */
export function isRunOf(run: Pick<Run, "actionId" | "actionName">, action: string): boolean {
  return run.actionId === null ? run.actionName === action : run.actionId === action;
}

export const runStatuses = ["success", "failed", "running", "timeout"] as const;

export type RunStatus = (typeof runStatuses)[number];

export const environments = ["dev", "staging", "prod"] as const;

export type Environment = (typeof environments)[number];

/** A value for each environment. */
export const byEnvironment = <T>(valueOf: (environment: Environment) => T): Record<Environment, T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names.
  Object.fromEntries(environments.map((environment) => [environment, valueOf(environment)])) as Record<
    Environment,
    T
  >;

/** A run in a list. `null` for values that are missing or can't be read. */
export interface Run {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  id: string | null;
  actionId: string | null;
  actionName: string | null;
  /** One of `runStatuses`, or an unknown status as received, shown in gray. */
  status: string | null;
  /** One of `environments`, or an unknown environment as received. */
  env: string | null;
  durationMs: number | null;
  /** As received: dates of a hundred thousand rows are parsed when they are shown or sorted, not on arrival. */
  startedAt: string | null;
  completedAt: string | null;
  wasDriftDetected: boolean;
  wasAutoRecovered: boolean;
  failureMessage: string | null;
  failureSelector: string | null;
  /** Zero-based. */
  failureStepIndex: number | null;
}

/** With 1 GB of memory, a tab crashes at some six million runs, and a reload holds two lists. */
export const maxLoadedRuns = 2_000_000;

/**
 * How much of the server's list has been loaded.
 * - `arriving`: more rows are streaming in.
 * - `limited`: the list is longer than `maxLoadedRuns`.
 */
export type RunListExtent = "arriving" | "complete" | "limited";

export interface RunList {
  rows: readonly Run[];
  extent: RunListExtent;
}

export interface RunStep {
  type: string | null;
  selector: string | null;
  value: string | null;
  durationMs: number | null;
  error: string | null;
  status: string | null;
}

/** `refused`: the server sent an address that isn't safe to load. */
export type RunScreenshot = { url: string } | "refused" | null;

export interface RunDetails extends Run {
  screenshot: RunScreenshot;
  steps: readonly RunStep[];
}
