import { vi } from "vitest";

/** Node has no animation frames. */
export const stubFrames = (onFrame = () => {}): void =>
  void vi.stubGlobal("requestAnimationFrame", (frame: () => void) => {
    onFrame();
    queueMicrotask(frame);
  });
