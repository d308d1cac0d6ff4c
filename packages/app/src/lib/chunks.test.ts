import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkMissing, withLoadTimeout, loadChunk } from "./chunks";
import { MemoryStorage } from "../testing/storage";
import { chunkMissingText } from "@understudy/model";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a chunk that hangs fails after 15 seconds, without a reload", async () => {
  const reload = vi.fn<() => Promise<boolean>>();
  const failed = vi.fn<(error: unknown) => void>();
  loadChunk(() => new Promise<never>(() => undefined), reload).catch(failed);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkMissing));
  expect(reload).not.toHaveBeenCalled();
});

test("reloads for a missing chunk once a minute, also after the clock is set back", async () => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("navigator", { onLine: true });
  const reload = vi.fn<() => Promise<boolean>>(async () => false);
  const load = () => loadChunk(() => Promise.reject(new TypeError("gone")), reload).catch(() => undefined);
  await load();
  await load();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000);
  await load();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("returns what it loads, and says that a chunk is missing if that fails", async () => {
  await expect(withLoadTimeout(Promise.resolve("part"))).resolves.toBe("part");
  const gone = new TypeError("gone");
  const failed = await withLoadTimeout(Promise.reject(gone)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ChunkMissing);
  expect(failed).toMatchObject({ message: chunkMissingText, cause: gone });
});
