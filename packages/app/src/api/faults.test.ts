import { toFailure } from "@understudy/api";
import { noContent, ok, type Reply, status } from "@understudy/api/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { calls, type KnownCall } from "../../testing/api-calls";
import { testStore } from "../../testing/test-store";
import { createConsoleStore } from "../session/store";

// Every other fault is HttpClient's, which all calls share.

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The portal is a GET that is sent once, like a mutation. */
const isRetried = ({ method, pattern }: KnownCall) => method === "GET" && pattern !== "/v1/billing/portal";

async function meet(reply: Reply, { start }: KnownCall) {
  const { dependencies, sent } = testStore(reply);
  const settled = start(createConsoleStore(dependencies));
  await vi.advanceTimersByTimeAsync(15_000);
  return { ...(await settled), sent };
}

describe.each(calls)("$name", (call) => {
  const details = expect.objectContaining({
    method: call.method,
    pattern: call.pattern,
    time: expect.stringMatching(/^2026-03-04T15:06:/),
  });

  test("fails with the server's reason, a read after two retries", async () => {
    const { data, error, sent } = await meet(() => status(503, { message: "Busy" }), call);
    expect(data).toBeUndefined();
    expect(error).toEqual(expect.objectContaining({ kind: "answer", status: 503, message: "Busy", details }));
    expect(sent).toHaveLength(isRetried(call) ? 3 : 1);
  });

  test.each([
    ["nothing", noContent],
    ["null", () => ok(null)],
    ["a text", () => ok("fine")],
  ])(
    `is sent once, and ${call.needsAnswer ? "can’t be read" : "succeeds"} if it is answered by %s`,
    async (_answer, reply) => {
      const { data, error, sent } = await meet(reply, call);
      expect(sent).toHaveLength(1);
      if (!call.needsAnswer) return expect(error).toBeUndefined();
      expect(data).toBeUndefined();
      expect(error).toEqual(expect.objectContaining({ kind: "unreadable", details }));
      expect(toFailure(error)).not.toHaveProperty("message");
    },
  );
});
