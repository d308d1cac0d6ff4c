import { afterEach, describe, expect, test, vi } from "vitest";
import { NetworkClient } from "./network-client";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function clientWith(send: typeof fetch) {
  vi.stubGlobal("fetch", send);
  return new NetworkClient();
}

/** A client whose requests never get a response. */
function clientWithoutResponses() {
  vi.useFakeTimers();
  return clientWith(
    (_, init) =>
      new Promise((__, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
}

const renewal = { body: "client_id=c&grant_type=refresh_token&refresh_token=r" };
const signIn = { body: "client_id=c&grant_type=authorization_code&code=x" };
const tokenUrl = "https://id.example/token";

describe("a provider that doesn't respond", () => {
  test.each([
    ["a renewal", renewal, 5_000],
    ["a sign-in", signIn, 15_000],
  ])("times out %s with a code that doesn't end the session", async (_, options, ms) => {
    const failed = vi.fn<(error: unknown) => void>();
    clientWithoutResponses().sendPostRequestAsync(tokenUrl, options).catch(failed);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ errorCode: "request_timeout" }));
  });

  test("times out the discovery document", async () => {
    const failed = vi.fn<(error: unknown) => void>();
    clientWithoutResponses()
      .sendGetRequestAsync("https://id.example/.well-known/openid-configuration")
      .catch(failed);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ errorCode: "request_timeout" }));
  });
});

describe("a provider that responds", () => {
  test.each([429, 500, 503])(
    "keeps a %i from MSAL, which would refuse renewals for a while",
    async (status) => {
      const client = clientWith(async () => Response.json({}, { status, headers: { "retry-after": "60" } }));
      await expect(client.sendPostRequestAsync(tokenUrl, renewal)).rejects.toMatchObject({
        errorCode: "temporarily_unavailable",
      });
    },
  );

  test("returns status, headers and body of an error response too", async () => {
    const client = clientWith(async () =>
      Response.json({ error: "invalid_grant" }, { status: 400, headers: { "x-ms-request-id": "7" } }),
    );
    expect(await client.sendPostRequestAsync(tokenUrl, renewal)).toMatchObject({
      status: 400,
      headers: { "x-ms-request-id": "7" },
      body: { error: "invalid_grant" },
    });
  });

  test("keeps the error of a failed connection", async () => {
    const failure = new TypeError("Failed to fetch");
    const client = clientWith(() => Promise.reject(failure));
    await expect(client.sendPostRequestAsync(tokenUrl, renewal)).rejects.toBe(failure);
  });
});

test.each<[string, () => Promise<Response>, number | undefined]>([
  ["no response", () => Promise.reject(new TypeError("Failed to fetch")), undefined],
  ["HTML", async () => new Response("<p>"), 200],
  ["503", async () => new Response("<p>", { status: 503 }), 503],
])("remembers the request after %s", async (_, answer, status) => {
  const client = clientWith(answer);
  await client.sendPostRequestAsync(tokenUrl, signIn).catch(() => undefined);
  expect(client.last).toEqual({ address: tokenUrl, status });
});

test("requests follow no redirect and send no cookies or referrer", async () => {
  const sent: (RequestInit | undefined)[] = [];
  const client = clientWith(async (_, init) => {
    sent.push(init);
    return Response.json({});
  });
  await client.sendPostRequestAsync(tokenUrl, renewal);
  expect(sent).toMatchObject([
    { redirect: "error", credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" },
  ]);
});

test("reads the refresh token from a renewal request without sending it", async () => {
  const sent: unknown[] = [];
  const client = clientWith(async (url) => {
    sent.push(url);
    return Response.json({});
  });
  expect(await client.captureRefreshToken(() => client.sendPostRequestAsync(tokenUrl, renewal))).toBe("r");
  expect(sent).toEqual([]);
});
