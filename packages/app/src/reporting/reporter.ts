import type { Failure } from "@understudy/model";
import { type Incident, onIncident } from "./incidents";
import { framesOf, pagePattern, scrub } from "./scrub";
import { measureVitals, type Vitals } from "./vitals";

/** docs/error-reports.md describes each field. */
export interface Report {
  kind: Incident["kind"];
  message: string;
  stack?: readonly string[] | undefined;
  method?: string | undefined;
  path?: string | undefined;
  address?: string | undefined;
  status?: number | undefined;
  requestId?: string | undefined;
  page: string;
  time: string;
  /** How often it happened since the previous batch. */
  count: number;
}

export interface ReportBatch {
  version: string;
  reports: readonly Report[];
  vitals?: Vitals;
}

/** A crash that repeats must not become a flood of requests. */
const maxReports = 30;

type Described = Omit<Report, "page" | "time" | "count">;

function describe(incident: Incident, origin: string): Described {
  if (incident.kind === "api") {
    const { kind: message, details } = incident.failure;
    const { method, pattern: path, status, requestId } = details ?? {};
    return { kind: "api", message, method, path, status, requestId };
  }
  if (incident.kind === "sign-in") {
    const { code, number, address, problem, status, correlationId: requestId } = incident.details;
    const message = [code, number, problem].filter((part) => part !== undefined).join(" ");
    return { kind: "sign-in", message, address, status, requestId };
  }
  const { kind, error } = incident;
  if (!(error instanceof Error)) return { kind, message: scrub(String(error)) };
  const message = scrub(`${error.name}: ${error.message}`);
  return { kind, message, stack: framesOf(error.stack ?? "", origin) };
}

/** Browsers report it as an error, but only deliver the observation with the next frame. */
const isDelayedObservation = (error: unknown) => /ResizeObserver loop/.test(String(error));

const isEnded = ({ kind, isTokenNew }: Failure) => kind === "session" && isTokenNew !== true;

/** Nothing for the operator to fix: the user is offline or has to sign in again. */
const isExpected = (incident: Incident, isOnline: boolean) =>
  incident.kind === "error"
    ? isDelayedObservation(incident.error)
    : !isOnline || (incident.kind === "api" && isEnded(incident.failure));

/** Long enough to batch a burst, short enough to lose little if the tab crashes. */
const batchMs = 5000;

/** Scrubs incidents, counts those that repeat, and sends them in batches. */
export function createReporter(endpoint: string, version: string) {
  const known = new Map<string, Report>();
  const pending = new Set<Report>();

  function flush(vitals?: Vitals): void {
    if (pending.size === 0 && vitals === undefined) return;
    const batch: ReportBatch = { version, reports: [...pending], ...(vitals && { vitals }) };
    // As text: JSON needs a CORS preflight, which a page that closes doesn't wait for.
    if (!navigator.sendBeacon(endpoint, JSON.stringify(batch)))
      return void setTimeout(flush, batchMs, vitals);
    for (const sent of pending) sent.count = 0;
    pending.clear();
  }

  function report(incident: Incident): void {
    if (isExpected(incident, navigator.onLine)) return;
    const { origin, pathname } = window.location;
    const { requestId, ...described } = describe(incident, origin);
    const key = JSON.stringify(described);
    if (!known.has(key) && known.size === maxReports) return;
    const time = new Date().toISOString();
    const entry = known.get(key) ?? { ...described, requestId, page: pagePattern(pathname), time, count: 0 };
    known.set(key, entry);
    entry.count += 1;
    if (pending.size === 0) setTimeout(flush, batchMs);
    pending.add(entry);
  }

  return { report, flush };
}

export function startReporting(endpoint: string, version: string): void {
  const { report, flush } = createReporter(endpoint, version);
  onIncident(report);

  const page = pagePattern(window.location.pathname);
  // A page loaded in a background tab paints late.
  let vitals = document.visibilityState === "visible" ? measureVitals() : undefined;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") return;
    flush(vitals && { page, ...vitals });
    vitals = undefined;
  });
}
