import { onIncident } from "./incidents";
import { createReporter } from "./reporter";
import { pagePattern } from "./scrub";
import { measureVitals } from "./vitals";

/** Long enough to batch a burst, short enough to lose little if the tab crashes. */
const batchMs = 5000;

/** Sends error reports and web vitals to the operator's endpoint. */
export function startReporting(endpoint: string, version: string): void {
  const { report, flush } = createReporter({
    version,
    now: Date.now,
    location: () => window.location,
    isOnline: () => navigator.onLine,
    // As text: JSON needs a CORS preflight, which a page that closes doesn't wait for.
    send: (batch) => navigator.sendBeacon(endpoint, JSON.stringify(batch)),
    schedule: (task) => void setTimeout(task, batchMs),
  });
  onIncident(report);

  const page = pagePattern(window.location.pathname);
  // A page loaded in a background tab paints late.
  const measure = document.visibilityState === "visible" ? measureVitals() : undefined;
  let isMeasured = false;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") return;
    flush(measure && !isMeasured ? { page, ...measure() } : undefined);
    isMeasured = true;
  });
}
