import type { FaultRule } from "../../packages/sandbox/src/index";

/** How the console should handle the response, or a missing one. */
export type Outcome =
  /** The server rejected the request with this message; nothing changed. */
  | { outcome: "rejected"; message: string; retried: boolean }
  /** The session ended; the page offers to sign in. */
  | { outcome: "session" }
  /** No response, so the outcome is unknown. */
  | { outcome: "noResponse"; retried: boolean }
  /** A response that can't be decoded. */
  | { outcome: "unreadable" }
  /** No content; a failure only if data is expected. */
  | { outcome: "empty" }
  /** Correct but slow. */
  | { outcome: "slow" };

export type TransportFault = Outcome & {
  name: string;
  rule: Omit<FaultRule, "call">;
  /** Whether the server processed the request. */
  applied: boolean;
  /** Applies only to responses with a body. */
  inBody?: true;
  /** Lasts until the request times out. */
  hangs?: true;
};

const rejection = (status: number, reason: string): TransportFault => ({
  name: `${status}`,
  rule: { fault: "status", status, message: reason },
  outcome: "rejected",
  message: reason,
  retried: false,
  applied: false,
});

/** An error status without a message; the status text is shown. */
const withoutMessage = (
  status: number,
  body: "html" | "empty" | "no-message",
  reason: string,
): TransportFault => ({
  name: `${status} with ${{ html: "HTML", empty: "no body", "no-message": "JSON without a message" }[body]}`,
  rule: { fault: "status", status, body },
  outcome: "rejected",
  message: `API error ${status} ${reason}`,
  retried: status !== 500,
  applied: false,
});

export const transportFaults: readonly TransportFault[] = [
  { name: "401", rule: { fault: "status", status: 401 }, outcome: "session", applied: false },
  {
    name: "401 with HTML",
    rule: { fault: "status", status: 401, body: "html" },
    outcome: "session",
    applied: false,
  },
  rejection(403, "Not allowed"),
  rejection(404, "Not found"),
  rejection(409, "Changed by someone else"),
  rejection(422, "Invalid input"),
  {
    ...rejection(429, "Too many requests"),
    name: "429 with a long Retry-After",
    rule: { fault: "status", status: 429, message: "Too many requests", retryAfter: 60 },
  },
  rejection(500, "Server error"),
  withoutMessage(500, "no-message", "Internal Server Error"),
  withoutMessage(502, "html", "Bad Gateway"),
  withoutMessage(503, "empty", "Service Unavailable"),
  {
    name: "connection reset",
    rule: { fault: "reset" },
    outcome: "noResponse",
    retried: true,
    applied: false,
  },
  {
    name: "connection reset after the change",
    rule: { fault: "reset-after" },
    outcome: "noResponse",
    retried: true,
    applied: true,
  },
  {
    name: "connection reset in the body",
    rule: { fault: "reset-in-body" },
    outcome: "noResponse",
    retried: true,
    applied: true,
    inBody: true,
  },
  {
    name: "no response",
    rule: { fault: "hang" },
    outcome: "noResponse",
    retried: false,
    applied: false,
    hangs: true,
  },
  {
    name: "response body stalls",
    rule: { fault: "hang-in-body" },
    outcome: "noResponse",
    retried: false,
    applied: true,
    inBody: true,
    hangs: true,
  },
  { name: "slow", rule: { fault: "slow", delayMs: 10_000 }, outcome: "slow", applied: true },
  {
    name: "slow in the body",
    rule: { fault: "slow-body", delayMs: 300 },
    outcome: "slow",
    applied: true,
    inBody: true,
  },
  { name: "HTML with 200", rule: { fault: "html-200" }, outcome: "unreadable", applied: true },
  { name: "truncated JSON", rule: { fault: "cut-json" }, outcome: "unreadable", applied: true, inBody: true },
  {
    name: "wrong content type",
    rule: { fault: "wrong-content-type" },
    outcome: "unreadable",
    applied: true,
    inBody: true,
  },
  { name: "empty 200", rule: { fault: "empty-200" }, outcome: "empty", applied: true },
  { name: "204", rule: { fault: "no-content" }, outcome: "empty", applied: true },
];
