/** What can be told about a failed call without telling anything private: no bodies, no tokens, no ids. */
export interface FailureDetails {
  /** When it failed, as an ISO instant. */
  time: string;
  method: string;
  /** The path with its parameters unnamed: `/v1/runs/{id}`. */
  pattern: string;
  status?: number;
  requestId?: string;
}

/**
 * - `answer`: the server answered with an error status.
 * - `network`: no answer at all, or one that broke off.
 * - `timeout`: the call used up its time.
 * - `unreadable`: an OK answer that makes no sense.
 * - `session`: the sign-in is over and could not be renewed.
 */
export type FailureKind = "answer" | "network" | "timeout" | "unreadable" | "session";

export interface Failure {
  kind: FailureKind;
  status?: number;
  /** What the server had to say, cleaned; absent when the fallback text must stand alone. */
  message?: string;
  /** Seconds the server asked us to wait. */
  retryAfter?: number;
  /** The call never left this browser: a write has certainly not gone through. */
  unsent?: true;
  details?: FailureDetails;
}

export type Refresh =
  | { state: "idle" }
  | { state: "busy" }
  | { state: "failed"; since: number; failure: Failure };

/** Everything a page that shows remote data can be. */
export type Remote<T> =
  | { state: "loading" }
  | { state: "failed"; failure: Failure }
  | { state: "ready"; data: T; /** When the data arrived. */ asOf: number; refresh: Refresh };

/** A write the person started: a form's save, a row's toggle. */
export type Write =
  | { state: "idle" }
  | { state: "busy" }
  | { state: "done" }
  | { state: "failed"; failure: Failure };
