import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkMissing, withLoadTimeout, loadChunk } from "./chunks";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

test("settles like the import when it loads or fails", async () => {
  await expect(withLoadTimeout(Promise.resolve("part"))).resolves.toBe("part");
  await expect(withLoadTimeout(Promise.reject(new TypeError("gone")))).rejects.toThrow("gone");
});
