import type { Failure } from "@understudy/screens/model";

/** Something that the operator may want to know about. */
export type Incident =
  /** An uncaught error, a rejected promise, or an error that a boundary caught. */
  | { kind: "error"; error: unknown }
  /** A part of the console that didn't load. */
  | { kind: "chunk"; error: unknown }
  /** An API call that failed for good. */
  | { kind: "api"; failure: Failure };

/** Incidents are kept until the code that sends them has loaded. */
const maxKept = 20;
const kept: Incident[] = [];
let receive = (incident: Incident): void => {
  if (kept.length < maxKept) kept.push(incident);
};

export const reportIncident = (incident: Incident): void => receive(incident);

/** Passes on the incidents so far, and all that follow. */
export function onIncident(receiver: (incident: Incident) => void): void {
  receive = receiver;
  for (const incident of kept.splice(0)) receiver(incident);
}

/** Includes the errors that React doesn't catch: it passes them to the window. */
export function listenForErrors(): void {
  window.addEventListener("error", ({ error, message }) =>
    reportIncident({ kind: "error", error: error ?? message }),
  );
  window.addEventListener("unhandledrejection", ({ reason }) =>
    reportIncident({ kind: "error", error: reason }),
  );
}
