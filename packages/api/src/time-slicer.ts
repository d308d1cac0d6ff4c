const longestTaskMs = 4;
// A hidden tab has no animation frames.
const longestFrameMs = 100;

/** Resolves in a new task. Timers are clamped to 4 ms once nested; messages are not. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

const afterPaint = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestFrameMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    });
  });

/** Splits long work into tasks of a few milliseconds, so that it doesn't block input and painting. */
export function createTimeSlicer() {
  let began = performance.now();
  const restart = () => {
    began = performance.now();
  };
  return {
    yieldIfLong: async () => {
      if (performance.now() - began > longestTaskMs) await nextTask().then(restart);
    },
    yieldToPaint: () => afterPaint().then(restart),
  };
}

/** Runs a generator in short tasks, the first at once: short work stays synchronous. Returns a cancel function. */
export function runInSlices<Result>(
  work: Generator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  const slicer = createTimeSlicer();
  let isCanceled = false;
  const runRest = async () => {
    let piece = work.next();
    if (piece.done !== true) await slicer.yieldToPaint();
    while (piece.done !== true) {
      if (isCanceled) return;
      await slicer.yieldIfLong();
      piece = work.next();
    }
    if (!isCanceled) onDone(piece.value);
  };
  void runRest();
  return () => {
    isCanceled = true;
  };
}
