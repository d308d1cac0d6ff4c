import { beginning, type Failure, type FailureDetails, type FailureKind } from "@understudy/screens/model";
import type { Route } from "./call";

/** Where an answer says what is wrong, the best place first. */
export const complaintFields = ["message", "error", "detail"] as const;

const longestMessage = 300;
const longestRequestId = 200;

const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const controls = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text from outside, fit to stand in one of our sentences. */
function clean(text: string, longest: number): string {
  const readable = text.replace(lineBreaks, " ").replace(controls, "").trim();
  return beginning(readable, longest).trim();
}

function messageIn(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null) return "";
    const said = new Map(Object.entries(parsed));
    for (const name of complaintFields) {
      const text: unknown = said.get(name);
      const message = typeof text === "string" ? clean(text, longestMessage) : "";
      if (message !== "") return message;
    }
    return "";
  } catch {
    return "";
  }
}

/** What a non-OK answer has to say: its own words when they are meant for people, its status otherwise. */
export function messageOf(response: Pick<Response, "status" | "statusText">, body: string): string {
  const said = messageIn(body);
  return said === "" ? clean(`API error ${response.status} ${response.statusText}`, longestMessage) : said;
}

/** Seconds that `Retry-After` asks for, as a number or as a date; `null` when it asks for nothing usable. */
export function retryAfterOf(response: Pick<Response, "headers">, now: number): number | null {
  const asked = response.headers.get("retry-after")?.trim() ?? "";
  if (/^\d{1,9}$/.test(asked)) return Number(asked);
  // Dates are spelled with words; a lone negative or broken number would be taken for a year.
  const until = /[a-z]/i.test(asked) ? Date.parse(asked) : Number.NaN;
  return Number.isFinite(until) ? Math.max(0, Math.ceil((until - now) / 1000)) : null;
}

function detailsOf(
  route: Route,
  now: number,
  response?: Pick<Response, "status" | "headers">,
): FailureDetails {
  const requestId = clean(response?.headers.get("x-request-id") ?? "", longestRequestId);
  return {
    time: new Date(now).toISOString(),
    method: route.method,
    pattern: route.pattern,
    ...(response === undefined ? {} : { status: response.status }),
    ...(requestId === "" ? {} : { requestId }),
  };
}

/** A call that got no usable answer. */
export function failed(
  kind: Exclude<FailureKind, "answer">,
  route: Route,
  now: number,
  response?: Response,
): Failure {
  return {
    kind,
    ...(response === undefined ? {} : { status: response.status }),
    details: detailsOf(route, now, response),
  };
}

/** A call that never left this browser: whatever it was to change is certainly unchanged. */
export function unsent(kind: Exclude<FailureKind, "answer">, route: Route, now: number): Failure {
  return { ...failed(kind, route, now), unsent: true };
}

/** A call that was answered with an error status. */
export function refused(route: Route, now: number, response: Response, body: string): Failure {
  const retryAfter = retryAfterOf(response, now);
  return {
    kind: "answer",
    status: response.status,
    message: messageOf(response, body),
    ...(retryAfter === null ? {} : { retryAfter }),
    details: detailsOf(route, now, response),
  };
}

const kinds: ReadonlySet<unknown> = new Set<FailureKind>([
  "answer",
  "network",
  "timeout",
  "unreadable",
  "session",
]);

function isFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null && "kind" in error && kinds.has(error.kind);
}

/** The failure in whatever a query or a mutation ended with: one of ours, or an exception that nobody foresaw. */
export function asFailure(error: unknown): Failure {
  return isFailure(error) ? error : { kind: "unreadable" };
}

/** Whether a call ended because nobody wanted its answer any more. */
export function wasAbandoned(error: unknown): boolean {
  return typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
}

/** Whether a write that failed this way may have changed something, or showed that what we hold is out of date. */
export function mayHaveChanged(failure: Failure): boolean {
  if (failure.unsent === true || failure.kind === "session") return false;
  const status = failure.kind === "answer" ? (failure.status ?? 0) : 0;
  return status < 400 || status >= 500 || [404, 408, 409, 410].includes(status);
}
