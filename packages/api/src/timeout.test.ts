import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startCountdown, TimeoutError, withTimeout } from "./timeout";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** No timer ends meanwhile, as while an alert is open: afterward, each ends late, once. */
function stopPage(ms: number) {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
}

test("ends after the time in which the page could run", async () => {
  const onEnd = vi.fn<() => void>();
  startCountdown(15_000, onEnd);
  await vi.advanceTimersByTimeAsync(5_000);
  stopPage(60_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("ends later if the page stops shortly before: a response that arrived meanwhile counts", async () => {
  let arrive: (value: string) => void = () => {};
  const response = withTimeout(15_000, new Promise<string>((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(14_500);
  stopPage(16_000);
  // Its timer comes first.
  await vi.advanceTimersByTimeAsync(500);
  arrive("200");
  await expect(response).resolves.toBe("200");
});

test("ends although every timer is late, as in a tab that has been hidden for long", async () => {
  let ahead = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + (ahead += 60_000));
  const late = withTimeout(3_000, new Promise<never>(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await late).toBeInstanceOf(TimeoutError);
});

test("says how much is left, and ends no more once stopped", async () => {
  const onEnd = vi.fn<() => void>();
  const { left, stop } = startCountdown(2_500, onEnd);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(left()).toBe(800);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onEnd).not.toHaveBeenCalled();
});
