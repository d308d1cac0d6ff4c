/** Details of a failed call that contain nothing private: no bodies, tokens or IDs. */
export interface FailureDetails {
  /** When it failed, as an ISO instant. */
  time: string;
  method: string;
  /** The API's base URL. */
  baseUrl?: string;
  /** The path with its parameters unnamed: `/v1/runs/{id}`. */
  pattern: string;
  status?: number;
  requestId?: string;
  /** Of a response that can't be read. */
  contentType?: string;
  /** The console's version. */
  version: string;
}

/**
 * - `answer`: an error status.
 * - `network`: no response, or a truncated one.
 * - `timeout`: the deadline passed.
 * - `unreadable`: an OK response that can't be decoded.
 * - `session`: the session ended and couldn't be renewed.
 */
export type FailureKind = "answer" | "network" | "timeout" | "unreadable" | "session";

export interface Failure {
  kind: FailureKind;
  status?: number;
  /** The server's message, cleaned; absent if only the fallback text can be shown. */
  message?: string;
  /** What is wrong with each refused field, by its name in the request: “must not be empty”. */
  fields?: Readonly<Record<string, string>>;
  /** From `Retry-After`, in seconds. */
  retryAfter?: number;
  /** The API refused a token that was less than a minute old: it doesn't accept the sign-in. */
  isTokenNew?: true;
  /** The request was never sent, so a write has changed nothing. */
  unsent?: true;
  details?: FailureDetails;
}
