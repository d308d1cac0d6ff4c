import type { Failure, SignInDetails } from "@understudy/model";

export type Incident =
  /** `error`: an uncaught error, a rejected promise, or an error that a boundary caught. */
  | { kind: "error" | "chunk"; error: unknown }
  | { kind: "api"; failure: Failure }
  | { kind: "sign-in"; details: SignInDetails };

/** Incidents are kept until the code that sends them has loaded. */
const maxKept = 20;
const kept: Incident[] = [];
let receive = (incident: Incident): void => {
  if (kept.length < maxKept) kept.push(incident);
};

export const reportIncident = (incident: Incident): void => receive(incident);

/** Calls back with all incidents, including earlier ones. */
export function onIncident(receiver: (incident: Incident) => void): void {
  receive = receiver;
  for (const incident of kept.splice(0)) receiver(incident);
}

export function listenForErrors(): void {
  window.addEventListener("error", ({ error, message }) =>
    reportIncident({ kind: "error", error: error ?? message }),
  );
  window.addEventListener("unhandledrejection", ({ reason }) =>
    reportIncident({ kind: "error", error: reason }),
  );
}
