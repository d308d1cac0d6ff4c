import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchAhead } from "./fetch-ahead";

const baseUrl = "https://api.example.com";
const run = `${baseUrl}/v1/runs/run_1`;
const sent: { url: unknown; init: RequestInit | undefined }[] = [];
let reply: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  reply = () => Promise.resolve(new Response(`${sent.length}`));
  vi.stubGlobal("fetch", (url: unknown, init?: RequestInit) => {
    sent.push({ url, init });
    return reply();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const account = { getToken: () => Promise.resolve("token") };
const open = (pathname: string) => fetchAhead(account, baseUrl, pathname);
const textOf = async (response: Promise<Response>) => (await response).text();

describe("the run of the page's address", () => {
  test("is asked for with the token, and given to the first request for it", async () => {
    const fetchNow = await open("/runs/run_1");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ url: run, init: expect.anything() }]);
    expect(new Headers(sent[0]?.init?.headers).get("authorization")).toBe("Bearer token");
    await expect(textOf(fetchNow(`${baseUrl}/v1/sites/me`))).resolves.toBe("2");
    await expect(textOf(fetchNow(run))).resolves.toBe("1");
    await expect(textOf(fetchNow(run))).resolves.toBe("3");
  });

  test("isn't used once it is old", async () => {
    const fetchNow = await open("/runs/run_1");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent[0]?.init?.signal?.aborted).toBe(true);
    await expect(textOf(fetchNow(run))).resolves.toBe("2");
  });

  test("is read to its end after it was taken", async () => {
    const fetchNow = await open("/runs/run_1");
    await vi.advanceTimersByTimeAsync(0);
    const response = fetchNow(run);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent[0]?.init?.signal?.aborted).toBe(false);
    await expect(textOf(response)).resolves.toBe("1");
  });

  test("is asked for again after a failure", async () => {
    reply = () => Promise.reject(new TypeError("Failed to fetch"));
    const fetchNow = await open("/runs/run_1");
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(fetchNow(run)).rejects.toThrow("Failed to fetch");
    reply = () => Promise.resolve(new Response("again"));
    await expect(textOf(fetchNow(run))).resolves.toBe("again");
  });
});

test("a token that has to be renewed isn't waited for", async () => {
  const renewing = { getToken: () => new Promise<never>(() => undefined) };
  const opened = fetchAhead(renewing, baseUrl, "/runs/run_1");
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(opened).resolves.toBeInstanceOf(Function);
});

test.each(["/", "/runs", "/runs/..", "/actions/run_1"])("nothing is asked for at %s", async (pathname) => {
  const fetchNow = await open(pathname);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([]);
  await fetchNow(run);
  expect(sent).toHaveLength(1);
});
