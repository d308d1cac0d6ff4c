import type { Failure } from "./failure";

export type Refresh =
  | { state: "idle" }
  | { state: "busy" }
  | { state: "failed"; failure: Failure; isRetrying: boolean };

export const isRefreshing = (refresh: Refresh): boolean =>
  refresh.state === "busy" || (refresh.state === "failed" && refresh.isRetrying);

/** The states of data from the server. */
export type Remote<T> =
  | { state: "loading" }
  | { state: "failed"; failure: Failure }
  | { state: "ready"; data: T; /** When the data arrived. */ asOf: number; refresh: Refresh };

export const mapRemote = <T, U>(remote: Remote<T>, map: (data: T) => U): Remote<U> =>
  remote.state === "ready" ? { ...remote, data: map(remote.data) } : remote;

/** The states of a write, such as saving a form. */
export type Write =
  | { state: "idle" }
  | { state: "busy" }
  | { state: "done" }
  | { state: "failed"; failure: Failure };
