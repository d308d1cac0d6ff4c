import { afterEach, describe, expect, test, vi } from "vitest";
import { browserPace } from "./pace";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the browser's pace", () => {
  test("goes on in a task of its own", async () => {
    const order: string[] = [];
    const next = browserPace()
      .nextTask()
      .then(() => order.push("task"));
    await Promise.resolve().then(() => order.push("microtask"));
    await next;
    expect(order).toEqual(["microtask", "task"]);
  });

  test("waits for a frame and what it paints", async () => {
    vi.useFakeTimers();
    const frames: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    const painted = vi.fn<() => void>();
    const waiting = browserPace().painted().then(painted);
    await vi.advanceTimersByTimeAsync(20);
    expect(painted).not.toHaveBeenCalled();
    frames[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    await waiting;
    expect(painted).toHaveBeenCalledTimes(1);
  });

  test("does not wait for ever in a tab that gets no frames", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const waiting = browserPace().painted();
    await vi.advanceTimersByTimeAsync(100);
    await expect(waiting).resolves.toBeUndefined();
  });
});
