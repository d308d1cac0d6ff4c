import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "../../testing/storage";
import { ChunkMissing, loadChunk, loadOrReload } from "./chunks";
import { version } from "./version";

const noReload = () => Promise.resolve(false);
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const failureOf = (loading: Promise<unknown>) => loading.catch((error: unknown) => error);

/** What the host says when it's asked for its version. */
let host: () => Promise<Response>;
const respond = (deployed: string) => () => Promise.resolve(Response.json({ version: deployed }));

beforeEach(() => {
  vi.useFakeTimers();
  host = respond(version);
  vi.stubGlobal("fetch", () => host());
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks again for code that failed to load once", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "part").mockImplementationOnce(gone);
  expect(await loadChunk(load)).toBe("part");
});

test.each([
  ["offline", () => Promise.reject<Response>(new TypeError("Failed to fetch"))],
  ["offline", () => new Promise<Response>(() => undefined)],
  ["outdated", respond("9.9.9")],
  ["unavailable", respond(version)],
  ["unavailable", () => Promise.resolve(new Response("<!doctype html>"))],
  ["unavailable", () => Promise.resolve(new Response("", { status: 503 }))],
])("code is %s, depending on what the host says", async (reason, says) => {
  host = says;
  const failure = failureOf(loadChunk(gone));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await failure).toBeInstanceOf(ChunkMissing);
  expect(await failure).toMatchObject({ reason, cause: expect.any(TypeError) });
});

test("a chunk that hangs fails after 15 seconds, without a reload", async () => {
  const reload = vi.fn<() => Promise<boolean>>();
  const failed = vi.fn<(error: unknown) => void>();
  loadOrReload(() => new Promise<never>(() => undefined), reload).catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkMissing));
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ["a newer version", respond("9.9.9")],
  ["code that a browser doesn't ask for again", respond(version)],
])("reloads for %s once a minute, also after the clock is set back", async (_, says) => {
  host = says;
  const reload = vi.fn<() => Promise<boolean>>(noReload);
  const load = () => failureOf(loadOrReload(gone, reload));
  await load();
  await load();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await load();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("doesn't reload offline, which would replace the console", async () => {
  host = () => Promise.reject(new TypeError("Failed to fetch"));
  const reload = vi.fn<() => Promise<boolean>>(noReload);
  expect(await failureOf(loadOrReload(gone, reload))).toMatchObject({ reason: "offline" });
  expect(reload).not.toHaveBeenCalled();
});
