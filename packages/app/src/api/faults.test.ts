import { toFailure } from "@understudy/api";
import { noContent, ok, type Reply, status } from "@understudy/api/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { calls } from "../../testing/api-calls";
import { testStore } from "../../testing/test-store";
import { createConsoleStore } from "../session/store";

// Every other fault is HttpClient's, which all calls share.

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

type KnownCall = (typeof calls)[number];

/** The portal is a GET that is sent once, like a mutation. */
const isRetried = ({ method, pattern }: KnownCall) => method === "GET" && pattern !== "/v1/billing/portal";

async function meet(reply: Reply, { start }: KnownCall) {
  const { dependencies, sent } = testStore(reply);
  const settled = start(createConsoleStore(dependencies));
  await vi.advanceTimersByTimeAsync(15_000);
  return { ...(await settled), sent };
}

const detailsOf = ({ method, pattern }: KnownCall) =>
  expect.objectContaining({ method, pattern, time: expect.stringMatching(/^2026-03-04T15:06:/) });

test.each(calls)("$call fails with the server's reason, a read after two retries", async (call) => {
  const { data, error, sent } = await meet(() => status(503, { message: "Busy" }), call);
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: "answer", status: 503, message: "Busy", details: detailsOf(call) });
  expect(sent).toHaveLength(isRetried(call) ? 3 : 1);
});

describe.each([
  ["nothing", noContent],
  ["null", () => ok(null)],
  ["a text", () => ok("fine")],
])("answered by %s", (_answer, reply) => {
  test.each(calls.filter(({ needsAnswer }) => needsAnswer))("$call can’t be read, once", async (call) => {
    const { data, error, sent } = await meet(reply, call);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ kind: "unreadable", details: detailsOf(call) });
    expect(toFailure(error)).not.toHaveProperty("message");
    expect(sent).toHaveLength(1);
  });

  test.each(calls.filter(({ needsAnswer }) => !needsAnswer))("$call succeeds", async (call) => {
    const { error, sent } = await meet(reply, call);
    expect(error).toBeUndefined();
    expect(sent).toHaveLength(1);
  });
});
