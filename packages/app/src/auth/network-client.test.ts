import { describe, expect, test } from "vitest";
import { createNetworkClient } from "./network-client";

/** A service that never answers, and a time limit that the test lets run out. */
function beginHanging() {
  const limits: { ms: number; end: () => void }[] = [];
  const hang: typeof fetch = (_, init) =>
    new Promise((__, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
  const client = createNetworkClient(hang, (ms) => {
    const controller = new AbortController();
    limits.push({ ms, end: () => controller.abort(new DOMException("late", "TimeoutError")) });
    return controller.signal;
  });
  return { client, limits };
}

const renewal = { body: "client_id=c&grant_type=refresh_token&refresh_token=r" };
const signIn = { body: "client_id=c&grant_type=authorization_code&code=x" };

describe("a sign-in service that does not answer", () => {
  test.each([
    ["a renewal", renewal, 5_000],
    ["a sign-in", signIn, 15_000],
  ])("ends %s after its time, with a code that does not end the session", async (_, options, ms) => {
    const { client, limits } = beginHanging();
    const asked = client.sendPostRequestAsync("https://id.example/token", options);
    expect(limits.map((limit) => limit.ms)).toEqual([ms]);
    limits[0]?.end();
    await expect(asked).rejects.toMatchObject({ errorCode: "request_timeout" });
  });

  test("ends the reading of its metadata too", async () => {
    const { client, limits } = beginHanging();
    const asked = client.sendGetRequestAsync("https://id.example/.well-known/openid-configuration");
    limits[0]?.end();
    await expect(asked).rejects.toMatchObject({ errorCode: "request_timeout" });
  });
});

describe("a sign-in service that answers", () => {
  test("hands on status, headers and body, a refusal included", async () => {
    const client = createNetworkClient(async () =>
      Response.json({ error: "invalid_grant" }, { status: 400, headers: { "x-ms-request-id": "7" } }),
    );
    expect(await client.sendPostRequestAsync("https://id.example/token", renewal)).toMatchObject({
      status: 400,
      headers: { "x-ms-request-id": "7" },
      body: { error: "invalid_grant" },
    });
  });

  test("with a broken connection is told apart from silence", async () => {
    const broken = new TypeError("Failed to fetch");
    const client = createNetworkClient(() => Promise.reject(broken));
    await expect(client.sendPostRequestAsync("https://id.example/token", renewal)).rejects.toBe(broken);
  });
});
