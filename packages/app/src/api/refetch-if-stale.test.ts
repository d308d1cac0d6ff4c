import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refetchIfStale } from "./refetch-if-stale";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const found = () => Promise.resolve({ data: "fresh", isSuccess: true });

test("fetches what is older than three seconds", async () => {
  expect(await refetchIfStale({ fulfilledTimeStamp: Date.now() - 3_000, refetch: found })).toBe("fresh");
  expect(await refetchIfStale({ fulfilledTimeStamp: Date.now() - 2_999, refetch: found })).toBeNull();
  expect(await refetchIfStale({ fulfilledTimeStamp: Date.now(), refetch: found }, 0)).toBe("fresh");
});

test("doesn't take old data for new if the request failed", async () => {
  const refetch = () => Promise.resolve({ data: "old", isSuccess: false });
  expect(await refetchIfStale({ refetch })).toBeNull();
});

test("waits three seconds at most", async () => {
  const settled = vi.fn<(result: unknown) => void>();
  void refetchIfStale({ refetch: () => new Promise(() => undefined) }).then(settled);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(null);
});
