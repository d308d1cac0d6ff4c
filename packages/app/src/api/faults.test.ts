import { type ApiDependencies, toFailure } from "@understudy/api";
import { hang, noContent, type Reply, reset, status } from "@understudy/api/testing";
import { testStore } from "../../testing/test-store";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createConsoleStore } from "../session/store";
import { toRemote } from "./remote";
import { calls, type KnownCall } from "../../testing/api-calls";
import { SessionLost } from "@understudy/api";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Fault {
  name: string;
  reply: Reply;
  overrides?: Partial<ApiDependencies>;
  /** How often reads and writes are sent. */
  sent: readonly [read: number, write: number];
  failure: object;
  /** Calls that this doesn't affect. */
  spares?: (call: KnownCall) => boolean;
}

const typed = (body: string, type: string, code = 200, statusText = "") =>
  new Response(body, { status: code, statusText, headers: { "Content-Type": type } });
const breaksInBody = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"runs":['));
        body.error(new TypeError("terminated"));
      },
    }),
    { headers: { "Content-Type": "application/json" } },
  );
const hangsInBody = () =>
  new Response(new ReadableStream(), { headers: { "Content-Type": "application/json" } });
const needsNothing = ({ needsAnswer }: KnownCall) => !needsAnswer;

const answered = (code: number): Fault => ({
  name: `${code}`,
  reply: () => status(code, { message: `Said ${code}` }),
  sent: [429, 502, 503, 504].includes(code) ? [3, 1] : [1, 1],
  failure: { kind: "answer", status: code, message: `Said ${code}` },
});

const faults: readonly Fault[] = [
  ...[400, 403, 404, 408, 409, 410, 422, 429, 500, 502, 503, 504].map(answered),
  {
    name: "401, again and again",
    reply: () => status(401, { message: "Expired" }),
    sent: [2, 2],
    failure: { kind: "session", status: 401 },
  },
  {
    name: "401 in HTML, again and again",
    reply: () => typed("<h1>401</h1>", "text/html", 401),
    sent: [2, 2],
    failure: { kind: "session", status: 401 },
  },
  {
    name: "429 with a long Retry-After",
    reply: () => status(429, null, { "Retry-After": "60" }),
    sent: [1, 1],
    failure: { kind: "answer", status: 429, message: "API error 429", retryAfter: 60 },
  },
  {
    name: "502 in HTML",
    reply: () => typed("<h1>nginx</h1>", "text/html", 502, "Bad Gateway"),
    sent: [3, 1],
    failure: { kind: "answer", status: 502, message: "API error 502 Bad Gateway" },
  },
  { name: "a connection reset", reply: reset, sent: [3, 1], failure: { kind: "network" } },
  { name: "a connection reset in the body", reply: breaksInBody, sent: [3, 1], failure: { kind: "network" } },
  { name: "silence", reply: hang, sent: [1, 1], failure: { kind: "timeout" } },
  { name: "silence in the body", reply: hangsInBody, sent: [1, 1], failure: { kind: "timeout" } },
  {
    name: "silence of the token",
    reply: noContent,
    overrides: { getToken: () => new Promise(() => {}) },
    sent: [0, 0],
    failure: { kind: "timeout", unsent: true },
  },
  {
    name: "a lost session",
    reply: noContent,
    overrides: { getToken: () => Promise.reject(new SessionLost()) },
    sent: [0, 0],
    failure: { kind: "session", unsent: true },
  },
  {
    name: "HTML with 200",
    reply: () => typed("<!doctype html><p>Hi", "text/html"),
    sent: [1, 1],
    failure: { kind: "unreadable", details: expect.objectContaining({ contentType: "text/html" }) },
  },
  {
    name: "HTML with a JSON content type",
    reply: () => typed("<!doctype html><p>Hi", "application/json"),
    sent: [1, 1],
    failure: { kind: "unreadable" },
  },
  {
    name: "cut-off JSON",
    reply: () => typed('{"runs":[{"id":"r', "application/json"),
    sent: [1, 1],
    failure: { kind: "unreadable" },
  },
  {
    name: "the wrong content type",
    reply: () => typed("{}", "image/png"),
    sent: [1, 1],
    failure: { kind: "unreadable" },
  },
  { name: "204", reply: noContent, sent: [1, 1], failure: { kind: "unreadable" }, spares: needsNothing },
  {
    name: "an empty 200",
    reply: () => typed("", "application/json"),
    sent: [1, 1],
    failure: { kind: "unreadable" },
    spares: needsNothing,
  },
  {
    name: "text",
    reply: () => typed('"fine"', "application/json"),
    sent: [1, 1],
    failure: { kind: "unreadable" },
    spares: needsNothing,
  },
  {
    name: "null",
    reply: () => typed("null", "application/json"),
    sent: [1, 1],
    failure: { kind: "unreadable" },
    spares: needsNothing,
  },
];

const said = new Set(["answer"]);
/** The portal is a GET that is sent once, like a mutation. */
const isRetried = ({ method, pattern }: KnownCall) => method === "GET" && pattern !== "/v1/billing/portal";

async function meet({ reply, overrides }: Fault, { start }: KnownCall) {
  const { dependencies, sent } = testStore(reply, overrides);
  const began = Date.now();
  let after = Number.NaN;
  const settled = start(createConsoleStore(dependencies)).then((value) => {
    after = Date.now() - began;
    return value;
  });
  await vi.advanceTimersByTimeAsync(40_000);
  return { ...(await settled), sent, after };
}

describe.each(faults)("$name", (fault) => {
  const met = calls.filter((call) => fault.spares?.(call) !== true);

  test.each(met)("to $name", async (call) => {
    const { data, error, sent, after } = await meet(fault, call);
    expect(data).toBeUndefined();
    expect(error).toMatchObject(fault.failure);
    expect(toRemote({ error, isFetching: false })).toEqual({ state: "failed", failure: error });
    expect(toFailure(error).details).toMatchObject({
      method: call.method,
      pattern: call.pattern,
      time: expect.stringMatching(/^2026-03-04T15:06:/),
    });
    expect(said.has(toFailure(error).kind)).toBe(toFailure(error).message !== undefined);
    expect(sent).toHaveLength(fault.sent[isRetried(call) ? 0 : 1]);
    expect(after).toBeLessThanOrEqual(15_000);
  });
});

describe.each(faults.filter(({ spares }) => spares !== undefined))("$name", (fault) => {
  test.each(calls.filter(needsNothing))("to $name is a success", async (call) => {
    const { error, sent } = await meet(fault, call);
    expect(error).toBeUndefined();
    expect(sent).toHaveLength(1);
  });
});
