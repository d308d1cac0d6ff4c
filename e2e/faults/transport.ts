import type { FaultRule } from "../../packages/sandbox/src/index";

/** What a response, or its absence, means to the user. */
export type Meaning =
  /** The server refused with this message; nothing changed. */
  | { means: "refused"; message: string; repeated: boolean }
  /** The session ended; the page offers to sign in. */
  | { means: "session" }
  /** No response, so the outcome is unknown. */
  | { means: "lost"; repeated: boolean }
  /** A response that can't be decoded. */
  | { means: "unreadable" }
  /** No content, which fails only where data is needed. */
  | { means: "empty" }
  /** Correct but late. */
  | { means: "late" };

export type TransportFault = Meaning & {
  name: string;
  rule: Omit<FaultRule, "call">;
  /** Whether the server processed the request. */
  carriedOut: boolean;
  /** Applies only to responses with a body. */
  inBody?: true;
  /** Lasts until the request times out. */
  hangs?: true;
};

const refusal = (status: number, reason: string): TransportFault => ({
  name: `${status}`,
  rule: { fault: "status", status, message: `${reason}, said the server` },
  means: "refused",
  message: `${reason}, said the server`,
  repeated: false,
  carriedOut: false,
});

/** An error status without a message; the status text is shown. */
const wordless = (status: number, body: "html" | "empty" | "mute", reason: string): TransportFault => ({
  name: `${status} with ${{ html: "HTML", empty: "no body", mute: "JSON that says nothing" }[body]}`,
  rule: { fault: "status", status, body },
  means: "refused",
  message: `API error ${status} ${reason}`,
  repeated: status !== 500,
  carriedOut: false,
});

export const transportFaults: readonly TransportFault[] = [
  { name: "401", rule: { fault: "status", status: 401 }, means: "session", carriedOut: false },
  {
    name: "401 with HTML",
    rule: { fault: "status", status: 401, body: "html" },
    means: "session",
    carriedOut: false,
  },
  refusal(403, "Not for you"),
  refusal(404, "No such thing"),
  refusal(409, "Changed meanwhile"),
  refusal(422, "Not like this"),
  {
    ...refusal(429, "Too many"),
    name: "429 with a long Retry-After",
    rule: { fault: "status", status: 429, message: "Too many, said the server", retryAfter: 60 },
  },
  refusal(500, "Broken"),
  wordless(500, "mute", "Internal Server Error"),
  wordless(502, "html", "Bad Gateway"),
  wordless(503, "empty", "Service Unavailable"),
  { name: "connection reset", rule: { fault: "reset" }, means: "lost", repeated: true, carriedOut: false },
  {
    name: "connection reset after the work",
    rule: { fault: "reset-after" },
    means: "lost",
    repeated: true,
    carriedOut: true,
  },
  {
    name: "connection reset in the body",
    rule: { fault: "reset-in-body" },
    means: "lost",
    repeated: true,
    carriedOut: true,
    inBody: true,
  },
  {
    name: "silence",
    rule: { fault: "hang" },
    means: "lost",
    repeated: false,
    carriedOut: false,
    hangs: true,
  },
  {
    name: "silence in the body",
    rule: { fault: "hang-in-body" },
    means: "lost",
    repeated: false,
    carriedOut: true,
    inBody: true,
    hangs: true,
  },
  { name: "slow", rule: { fault: "slow", delayMs: 10_000 }, means: "late", carriedOut: true },
  {
    name: "slow in the body",
    rule: { fault: "slow-body", delayMs: 300 },
    means: "late",
    carriedOut: true,
    inBody: true,
  },
  { name: "HTML with 200", rule: { fault: "html-200" }, means: "unreadable", carriedOut: true },
  { name: "cut-off JSON", rule: { fault: "cut-json" }, means: "unreadable", carriedOut: true, inBody: true },
  {
    name: "wrong content type",
    rule: { fault: "wrong-content-type" },
    means: "unreadable",
    carriedOut: true,
    inBody: true,
  },
  { name: "empty 200", rule: { fault: "empty-200" }, means: "empty", carriedOut: true },
  { name: "204", rule: { fault: "no-content" }, means: "empty", carriedOut: true },
];
