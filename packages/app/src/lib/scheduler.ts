/** How long work lets go of the main thread, so that input and painting never wait for it. */
export interface Scheduler {
  now(): number;
  /** Resolves in a task of its own. */
  nextTask(): Promise<void>;
  /** Resolves once what was just rendered had its chance to be afterPaint. */
  afterPaint(): Promise<void>;
}

// A hidden tab gets no frames: nothing may wait for one for long.
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
