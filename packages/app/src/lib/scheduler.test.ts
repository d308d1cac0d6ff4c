import { afterEach, describe, expect, test, vi } from "vitest";
import { browserScheduler } from "./scheduler";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the browser's scheduler", () => {
  test("continues in a new task", async () => {
    const order: string[] = [];
    const next = browserScheduler()
      .nextTask()
      .then(() => order.push("task"));
    await Promise.resolve().then(() => order.push("microtask"));
    await next;
    expect(order).toEqual(["microtask", "task"]);
  });

  test("waits for the next paint", async () => {
    vi.useFakeTimers();
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    const afterPaint = vi.fn<() => void>();
    const waiting = browserScheduler().afterPaint().then(afterPaint);
    await vi.advanceTimersByTimeAsync(20);
    expect(afterPaint).not.toHaveBeenCalled();
    frames[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    await waiting;
    expect(afterPaint).toHaveBeenCalledTimes(1);
  });

  test("doesn't wait forever in a hidden tab", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const waiting = browserScheduler().afterPaint();
    await vi.advanceTimersByTimeAsync(100);
    await expect(waiting).resolves.toBeUndefined();
  });
});
