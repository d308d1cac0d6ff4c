export const runStatuses = ["success", "failed", "running", "timeout"] as const;
export type RunStatus = (typeof runStatuses)[number];

export const environments = ["dev", "staging", "prod"] as const;
export type Environment = (typeof environments)[number];

/** A run as a list tells it. `null` where the server told nothing usable. */
export interface Run {
  /** Unique in its list also where the server's ids repeat or are missing. */
  key: string;
  id: string | null;
  actionId: string | null;
  actionName: string | null;
  /** One of `runStatuses` when known; anything else is shown as it came, in grey. */
  status: string | null;
  /** One of `environments` when known; anything else is shown as it came. */
  env: string | null;
  durationMs: number | null;
  /** As the server wrote it: a hundred thousand dates are read when shown or sorted by, not on arrival. */
  startedAt: string | null;
  completedAt: string | null;
  wasDriftDetected: boolean;
  wasAutoRecovered: boolean;
  failureMessage: string | null;
  failureSelector: string | null;
  /** Zero-based. */
  failureStepIndex: number | null;
}

/** A list of runs, which may be long enough to be shown before all of it is here. */
export interface RunList {
  rows: readonly Run[];
  /** False while more rows are on their way. */
  complete: boolean;
}

export interface RunStep {
  type: string | null;
  selector: string | null;
  value: string | null;
  durationMs: number | null;
  error: string | null;
  status: string | null;
}

export interface RunDetails extends Run {
  /** Only an address that may be shown: https, or http on loopback. */
  screenshotUrl: string | null;
  steps: readonly RunStep[];
}
