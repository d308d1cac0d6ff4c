import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runInSlices } from "./time-slicer";

const frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  frames.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = async () => {
  for (const frame of frames.splice(0)) frame();
  await vi.advanceTimersByTimeAsync(0);
};

function* counting(pieces: number, done: (piece: number) => void): Generator<void, string> {
  for (let piece = 1; piece < pieces; piece += 1) {
    done(piece);
    yield;
  }
  done(pieces);
  return "counted";
}

describe("runInSlices", () => {
  test("finishes short work synchronously", () => {
    const onDone = vi.fn<(result: string) => void>();
    runInSlices(
      counting(1, () => {}),
      onDone,
    );
    expect(onDone).toHaveBeenCalledWith("counted");
  });

  test("continues after the first step once it is painted", async () => {
    const piece = vi.fn<(piece: number) => void>();
    const onDone = vi.fn<(result: string) => void>();
    runInSlices(counting(3, piece), onDone);
    await vi.advanceTimersByTimeAsync(20);
    expect(piece.mock.calls).toEqual([[1]]);
    await paint();
    expect(piece.mock.calls).toEqual([[1], [2], [3]]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test("stops when canceled", async () => {
    const piece = vi.fn<(piece: number) => void>();
    const onDone = vi.fn<(result: string) => void>();
    runInSlices(counting(2, piece), onDone)();
    await paint();
    expect(piece.mock.calls).toEqual([[1]]);
    expect(onDone).not.toHaveBeenCalled();
  });

  test("doesn't wait forever for a paint in a hidden tab", async () => {
    const onDone = vi.fn<(result: string) => void>();
    runInSlices(
      counting(2, () => {}),
      onDone,
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(onDone).toHaveBeenCalledWith("counted");
  });
});
