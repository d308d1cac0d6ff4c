/** Yields the main thread, so that long work doesn't block input and painting. */
export interface Scheduler {
  now(): number;
  /** Resolves in a new task. */
  nextTask(): Promise<void>;
  /** Resolves after the next paint. */
  afterPaint(): Promise<void>;
}

// A hidden tab has no animation frames.
const longestFrameMs = 100;

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Timers are clamped to 4 ms once nested; messages are not.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrameMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });
}

export function browserScheduler(): Scheduler {
  return { now: () => performance.now(), nextTask, afterPaint };
}
