import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refetchBeforeSave } from "./useForm";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("returns the server's current data", async () => {
  const refetch = () => Promise.resolve({ data: "fresh", isSuccess: true });
  expect(await refetchBeforeSave(refetch)).toBe("fresh");
});

test("doesn't return cached data if the request failed", async () => {
  const refetch = () => Promise.resolve({ data: "old", isSuccess: false });
  expect(await refetchBeforeSave(refetch)).toBeNull();
});

test("waits three seconds at most", async () => {
  const settled = vi.fn<(result: unknown) => void>();
  void refetchBeforeSave(() => new Promise(() => undefined)).then(settled);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(null);
});
