import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ApiDependencies, type BodyReader, HttpClient } from "./http-client";
import type { HttpRequest } from "./request";
import { request } from "./request";
import { hang, noContent, ok, type Reply, reset, status, testApi } from "../testing/test-api";
import { SessionLost } from "./session-lost";

const read = request("GET /v1/actions");
const write = request("PUT /v1/members/{id}/role", { id: "m1", body: { role: "member" } });

const inTurn =
  (...replies: readonly (() => Response | Promise<Response>)[]): Reply =>
  (_sent, index) =>
    (replies[Math.min(index, replies.length - 1)] ?? noContent)();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6) });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes the call, advances the time, and returns when the response arrived. */
async function make(
  call: HttpRequest,
  reply: Reply,
  over: Partial<ApiDependencies> = {},
  { signal, reader }: { signal?: AbortSignal; reader?: BodyReader<unknown> } = {},
) {
  const { dependencies, sent } = testApi(reply, over);
  const began = Date.now();
  let after = Number.NaN;
  const options = { retries: call.method === "GET", ...(signal && { signals: [signal] }) };
  const client = new HttpClient(dependencies);
  const answer = (reader ? client.send(call, options, reader) : client.send(call, options)).then(
    ({ data, error }) => {
      after = Date.now() - began;
      return error === undefined ? { data } : { error };
    },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return { answer: await answer, sent, after };
}

describe("a request", () => {
  test("carries the token and a JSON content type, without cookies, caching or redirects", async () => {
    const { sent } = await make(read, () => ok([]));
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      "content-type": "application/json",
      authorization: "Bearer token-1",
    });
    expect(sent[0]?.init).toMatchObject({ credentials: "omit", cache: "no-store", redirect: "error" });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test("has no Authorization header without a token", async () => {
    const { sent } = await make(read, () => ok([]), { getToken: () => Promise.resolve(null) });
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  test("with an ID that changes the path isn't sent", async () => {
    const { answer, sent } = await make(request("GET /v1/drafts/{id}", { id: ".." }), () => ok({}));
    expect(sent).toEqual([]);
    expect(answer.error).toMatchObject({ kind: "unreadable", unsent: true });
  });
});

describe("a response", () => {
  test.each([
    ["JSON", () => ok({ a: 1 }), { data: { a: 1 } }],
    [
      "JSON of another name",
      () => new Response("[1]", { headers: { "Content-Type": "application/problem+json; charset=utf-8" } }),
      { data: [1] },
    ],
    ["JSON that does not say so", () => new Response(new TextEncoder().encode("[1]")), { data: [1] }],
    [
      "JSON behind a byte order mark",
      () => new Response("\uFEFF[1]", { headers: { "Content-Type": "application/json" } }),
      { data: [1] },
    ],
    ["nothing", () => noContent(), { data: null }],
    [
      "an empty OK",
      () => new Response("", { headers: { "Content-Type": "application/json" } }),
      { data: null },
    ],
    [
      "HTML",
      () => new Response("<p>Hi</p>", { headers: { "Content-Type": "text/html" } }),
      { error: { kind: "unreadable" } },
    ],
    [
      "JSON with a text content type",
      () => new Response("[1]", { headers: { "Content-Type": "text/plain" } }),
      { error: { kind: "unreadable" } },
    ],
    [
      "cut-off JSON",
      () => new Response('{"a":', { headers: { "Content-Type": "application/json" } }),
      { error: { kind: "unreadable" } },
    ],
  ])("of %s", async (_name, reply, expected) => {
    const { answer, sent } = await make(read, reply);
    expect(answer).toMatchObject(expected);
    expect(sent).toHaveLength(1);
  });

  test("that makes our own code throw is a defect, not a lost connection, and isn't requested again", async () => {
    const { dependencies, sent } = testApi(() => ok([]));
    const bug = new TypeError("Cannot read properties of undefined");
    const answer = new HttpClient(dependencies).send(read, { retries: true }, () => Promise.reject(bug));
    await expect(answer).rejects.toBe(bug);
    expect(sent).toHaveLength(1);
  });

  test("with an error status has a message even if its body is cut off", async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError("reset")) }), {
        status: 403,
        statusText: "Forbidden",
      });
    const { answer } = await make(read, broken);
    expect(answer.error).toMatchObject({ kind: "answer", status: 403, message: "API error 403 Forbidden" });
  });
});

describe("retries", () => {
  test.each([429, 502, 503, 504])("after %i, at most twice", async (code) => {
    const { answer, sent } = await make(read, () => status(code, { message: "Later" }));
    expect(sent).toHaveLength(3);
    expect(answer.error).toMatchObject({ kind: "answer", status: code, message: "Later" });
  });

  test("after a lost connection, at most twice", async () => {
    const { answer, sent } = await make(read, reset);
    expect(sent).toHaveLength(3);
    expect(answer.error).toMatchObject({ kind: "network" });
    expect(answer.error?.message).toBeUndefined();
  });

  test("after a connection lost in the body", async () => {
    const breaking = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError("reset")) }), {
        headers: { "Content-Type": "application/json" },
      });
    const { answer, sent } = await make(
      read,
      inTurn(breaking, () => ok([1])),
    );
    expect(sent).toHaveLength(2);
    expect(answer).toEqual({ data: [1] });
  });

  test("until one succeeds", async () => {
    const { answer, sent } = await make(
      read,
      inTurn(
        () => status(503),
        () => ok([1]),
      ),
    );
    expect(sent).toHaveLength(2);
    expect(answer).toEqual({ data: [1] });
  });

  test("with jitter", async () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0);
    const soon = await make(read, () => status(503));
    random.mockReturnValue(1);
    const late = await make(read, () => status(503));
    expect([soon.after, late.after]).toEqual([450, 1350]);
  });

  test("after the time in Retry-After", async () => {
    const { answer, after } = await make(
      read,
      inTurn(
        () => status(429, null, { "Retry-After": "4" }),
        () => ok([1]),
      ),
    );
    expect(answer).toEqual({ data: [1] });
    expect(after).toBe(4_000);
  });

  test("but not if Retry-After exceeds the remaining time", async () => {
    const { answer, sent, after } = await make(read, () => status(429, null, { "Retry-After": "15" }));
    expect(sent).toHaveLength(1);
    expect(after).toBe(0);
    expect(answer.error).toMatchObject({ kind: "answer", status: 429, retryAfter: 15 });
  });

  test.each([400, 403, 404, 408, 409, 410, 422, 500, 501, 505])("but not after %i", async (code) => {
    const { answer, sent } = await make(read, () => status(code, { message: "No" }));
    expect(sent).toHaveLength(1);
    expect(answer.error).toMatchObject({ kind: "answer", status: code, message: "No" });
  });
});

describe("a write is sent once", () => {
  test.each([
    ["a lost connection", reset, { kind: "network" }],
    ["408", () => status(408), { kind: "answer", status: 408 }],
    ["429", () => status(429, null, { "Retry-After": "1" }), { kind: "answer", status: 429, retryAfter: 1 }],
    ["500", () => status(500), { kind: "answer", status: 500 }],
    ["503", () => status(503, null, { "Retry-After": "1" }), { kind: "answer", status: 503 }],
    ["HTML", () => new Response("<p>", { headers: { "Content-Type": "text/html" } }), { kind: "unreadable" }],
    ["silence", hang, { kind: "timeout" }],
  ])("after %s", async (_name, reply, expected) => {
    const { answer, sent } = await make(write, reply);
    expect(sent).toHaveLength(1);
    expect(answer.error).toMatchObject(expected);
    expect(answer.error?.unsent).toBeUndefined();
  });
});

describe("fifteen seconds", () => {
  const hangsInBody = () =>
    new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode("[")) }), {
      headers: { "Content-Type": "application/json" },
    });

  test.each([
    ["without headers", hang],
    ["in the body", hangsInBody],
  ])("end a request that hangs %s, without a retry", async (_name, reply) => {
    const { answer, sent, after } = await make(read, reply);
    expect(sent).toHaveLength(1);
    expect(after).toBe(15_000);
    expect(answer.error?.kind).toBe("timeout");
  });

  test("end reading an error body that hangs, and keep its status", async () => {
    const { answer, after } = await make(
      write,
      () => new Response(new ReadableStream(), { status: 500, statusText: "Oops" }),
    );
    expect(after).toBe(15_000);
    expect(answer.error).toMatchObject({ kind: "answer", status: 500, message: "API error 500 Oops" });
  });

  test("cover token, attempts and waits together", async () => {
    const slowToken = () => new Promise<string>((resolve) => setTimeout(resolve, 4_000, "late-token"));
    const slow503 = () => new Promise<Response>((resolve) => setTimeout(() => resolve(status(503)), 5_000));
    const { answer, sent, after } = await make(read, slow503, { getToken: slowToken });
    expect(sent).toHaveLength(3);
    expect(after).toBe(15_000);
    expect(answer.error?.kind).toBe("timeout");
  });

  test("abort the request", async () => {
    const { sent } = await make(read, hang);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  describe("of a response that is shown while it arrives", () => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    /** Makes progress every ten seconds, and ends after the last time, or never. */
    const streaming =
      (progress: number, ends: boolean): BodyReader<unknown> =>
      async (_response, { onProgress }) => {
        for (let count = 0; count < progress; count += 1) {
          await wait(10_000);
          onProgress();
        }
        return ends ? "all" : hang();
      };

    test("restart with each part", async () => {
      const { answer, after } = await make(read, () => ok([]), {}, { reader: streaming(3, true) });
      expect(answer).toEqual({ data: "all" });
      expect(after).toBe(30_000);
    });

    test("don’t restart with the parts of any other body, which could trickle forever", async () => {
      const parts = ["[1", ",2", ",3]"].map((part) => new TextEncoder().encode(part));
      const slow = () =>
        new Response(
          new ReadableStream({
            async pull(body) {
              await wait(10_000);
              const part = parts.shift();
              if (part === undefined) body.close();
              else body.enqueue(part);
            },
          }),
          { headers: { "Content-Type": "application/json" } },
        );
      const { answer, after } = await make(read, slow);
      expect(answer.error?.kind).toBe("timeout");
      expect(after).toBe(15_000);
    });

    test("end the request once no part has arrived for that time", async () => {
      const { answer, after } = await make(read, () => ok([]), {}, { reader: streaming(2, false) });
      expect(answer.error?.kind).toBe("timeout");
      expect(after).toBe(35_000);
    });
  });

  test("end when the caller aborts", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const { after, sent } = await make(
      read,
      () => status(503, null, { "Retry-After": "9" }),
      {},
      { signal: controller.signal },
    );
    expect(after).toBe(100);
    expect(sent).toHaveLength(1);
  });
});

describe("offline", () => {
  const isOnline = () => false;

  test("a write isn't sent", async () => {
    const { answer, sent } = await make(write, () => ok(null), { isOnline });
    expect(sent).toEqual([]);
    expect(answer.error).toMatchObject({ kind: "network", unsent: true });
  });

  test("a read is tried", async () => {
    const { answer } = await make(read, () => ok([1]), { isOnline });
    expect(answer).toEqual({ data: [1] });
  });
});

describe("the token", () => {
  test("is awaited for 11 s, and the request isn't sent without it", async () => {
    const { answer, sent, after } = await make(write, () => noContent(), {
      getToken: () => new Promise(() => {}),
    });
    expect(sent).toEqual([]);
    expect(after).toBe(11_000);
    expect(answer.error).toMatchObject({ kind: "timeout", unsent: true });
  });

  test("that the provider can't issue now fails the request before it is sent", async () => {
    const { answer, sent } = await make(read, () => ok([]), {
      getToken: () => Promise.reject(new Error("post_request_failed")),
    });
    expect(sent).toEqual([]);
    expect(answer.error).toMatchObject({ kind: "network", unsent: true });
    expect(answer.error?.message).toBeUndefined();
  });

  test("that needs a new sign-in ends the session", async () => {
    const onSessionLost = vi.fn<() => void>();
    const { answer, sent } = await make(read, () => ok([]), {
      getToken: () => Promise.reject(new SessionLost()),
      onSessionLost,
    });
    expect(sent).toEqual([]);
    expect(answer.error).toMatchObject({ kind: "session", unsent: true });
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });
});

describe("401", () => {
  const expired = () => status(401, { message: "Token expired" });
  const html = () => new Response("<h1>401</h1>", { status: 401, headers: { "Content-Type": "text/html" } });
  const tokens = (renew: () => Promise<string>) => {
    const getToken = vi.fn<ApiDependencies["getToken"]>(({ forceRefresh }) =>
      forceRefresh ? renew() : Promise.resolve("old"),
    );
    return {
      getToken,
      renewals: () => getToken.mock.calls.filter(([{ forceRefresh }]) => forceRefresh).length,
    };
  };

  test.each([
    ["a read with an HTML response", read, html],
    ["a write", write, expired],
  ])("to %s renews the token and replays once", async (_name, call, refusal) => {
    const { getToken, renewals } = tokens(() => Promise.resolve("new"));
    const { answer, sent } = await make(
      call,
      inTurn(refusal, () => ok(null)),
      { getToken },
    );
    expect(answer).toEqual({ data: null });
    expect(renewals()).toBe(1);
    expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer old", "Bearer new"]);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  test("twice reports that the session ended, without signing out", async () => {
    const onSessionLost = vi.fn<() => void>();
    const { getToken, renewals } = tokens(() => Promise.resolve("new"));
    const { answer, sent } = await make(write, expired, { getToken, onSessionLost });
    expect(sent).toHaveLength(2);
    expect(renewals()).toBe(1);
    expect(answer.error).toMatchObject({
      kind: "session",
      status: 401,
      isTokenNew: true,
      details: { status: 401 },
    });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test("blames a token only during its first minute", async () => {
    let current = "old";
    const { dependencies } = testApi(expired, {
      getToken: ({ forceRefresh }) => Promise.resolve(forceRefresh ? (current = "new") : current),
    });
    const client = new HttpClient(dependencies);
    const isTokenNew = async () => (await client.send(read)).error?.isTokenNew;
    expect(await isTokenNew()).toBe(true);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await isTokenNew()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await client.send(read)).toMatchObject({ error: { kind: "session", status: 401 } });
    expect(await isTokenNew()).toBeUndefined();
  });

  test("doesn't blame the old token if a renewal returns it again", async () => {
    const { getToken } = tokens(() => Promise.resolve("old"));
    const { answer } = await make(read, expired, { getToken });
    expect(answer.error).toMatchObject({ kind: "session", status: 401 });
    expect(answer.error?.isTokenNew).toBeUndefined();
  });

  test("with a renewal that needs a sign-in ends the session", async () => {
    const onSessionLost = vi.fn<() => void>();
    const { getToken } = tokens(() => Promise.reject(new SessionLost()));
    const { answer, sent } = await make(write, expired, { getToken, onSessionLost });
    expect(sent).toHaveLength(1);
    expect(answer.error?.kind).toBe("session");
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["fails", () => Promise.reject(new Error("temporarily_unavailable"))],
    ["hangs", () => new Promise<string>(() => {})],
  ])("with a renewal that %s keeps the server's response", async (_name, renew) => {
    const onSessionLost = vi.fn<() => void>();
    const { getToken } = tokens(renew);
    const { answer, sent, after } = await make(write, expired, { getToken, onSessionLost });
    expect(sent).toHaveLength(1);
    expect(after).toBeLessThanOrEqual(11_000);
    expect(answer.error).toMatchObject({ kind: "answer", status: 401, message: "Token expired" });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  test("after the replay, a read is retried like any other", async () => {
    const { getToken } = tokens(() => Promise.resolve("new"));
    const { answer, sent } = await make(
      read,
      inTurn(
        expired,
        () => status(503),
        () => ok([1]),
      ),
      { getToken },
    );
    expect(sent).toHaveLength(3);
    expect(answer).toEqual({ data: [1] });
  });

  test("after the replay, a write isn't retried", async () => {
    const { getToken } = tokens(() => Promise.resolve("new"));
    const { answer, sent } = await make(
      write,
      inTurn(expired, () => status(503)),
      { getToken },
    );
    expect(sent).toHaveLength(2);
    expect(answer.error).toMatchObject({ kind: "answer", status: 503 });
  });

  /** A server that accepts one token, and a provider that returns it on renewal. */
  function renewable(renewMs: number) {
    let current = "old";
    const getToken = vi.fn<ApiDependencies["getToken"]>(async ({ forceRefresh }) => {
      if (!forceRefresh) return current;
      await new Promise((resolve) => setTimeout(resolve, renewMs));
      current = "new";
      return current;
    });
    const reply: Reply = async ({ headers, url }) => {
      const delay = Number(url.searchParams.get("delay") ?? "0");
      await new Promise((resolve) => setTimeout(resolve, delay));
      return headers.get("authorization") === "Bearer new" ? ok(null) : expired();
    };
    const { dependencies, sent } = testApi(reply, { getToken });
    return {
      client: new HttpClient(dependencies),
      sent,
      renewals: () => getToken.mock.calls.filter(([{ forceRefresh }]) => forceRefresh).length,
    };
  }
  const delayed = (ms: number): HttpRequest => ({ ...read, query: { delay: String(ms) } });

  test("to many calls at once renews once", async () => {
    const { client, sent, renewals } = renewable(300);
    const answers = Promise.all([
      client.send(read),
      client.send(write),
      client.send(delayed(100)),
      client.send(delayed(200)),
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answers).toMatchObject([{ data: null }, { data: null }, { data: null }, { data: null }]);
    expect(renewals()).toBe(1);
    expect(sent).toHaveLength(8);
  });

  test("that arrives after the renewal takes the new token without another", async () => {
    const { client, renewals } = renewable(0);
    const answers = Promise.all([client.send(read), client.send(delayed(2_000))]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answers).toMatchObject([{ data: null }, { data: null }]);
    expect(renewals()).toBe(1);
  });

  test("to a token that another tab has renewed meanwhile takes that one", async () => {
    let current = "old";
    const getToken = vi.fn<ApiDependencies["getToken"]>(() => Promise.resolve(current));
    const reply: Reply = ({ headers }) => {
      current = "new";
      return headers.get("authorization") === "Bearer new" ? ok(null) : expired();
    };
    const { answer } = await make(read, reply, { getToken });
    expect(answer).toEqual({ data: null });
    expect(getToken.mock.calls).toEqual([[{ forceRefresh: false }], [{ forceRefresh: false }]]);
  });

  // A page that polls would ask the provider every few seconds.
  test("to new tokens too asks the provider once, and accepts the token once the API does", async () => {
    let current = "old";
    let isDown = true;
    const renew = vi.fn<() => string>(() => (current = "new"));
    const { dependencies, sent } = testApi(() => (isDown ? expired() : ok(null)), {
      getToken: ({ forceRefresh }) => Promise.resolve(forceRefresh ? renew() : current),
    });
    const client = new HttpClient(dependencies);
    for (const requests of [2, 3, 4]) {
      expect((await client.send(read)).error?.kind).toBe("session");
      expect(sent).toHaveLength(requests);
    }
    expect(renew).toHaveBeenCalledOnce();
    isDown = false;
    expect(await client.send(read)).toMatchObject({ data: null });
  });

  test("later on renews again", async () => {
    let valid = "";
    let given = 0;
    const getToken = vi.fn<ApiDependencies["getToken"]>(({ forceRefresh }) =>
      Promise.resolve(forceRefresh ? `token-${(given += 1)}` : `token-${given}`),
    );
    const { dependencies } = testApi(
      ({ headers }) => (headers.get("authorization") === `Bearer ${valid}` ? ok(null) : expired()),
      { getToken },
    );
    const client = new HttpClient(dependencies);
    valid = "token-1";
    expect(await client.send(read)).toMatchObject({ data: null });
    valid = "token-2";
    expect(await client.send(read)).toMatchObject({ data: null });
    expect(given).toBe(2);
  });
});
