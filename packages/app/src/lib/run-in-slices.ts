import { browserScheduler } from "./scheduler";
import { TimeSlicer } from "./time-slicer";

/**
 * Runs a generator in short tasks: the first step immediately, so that short work finishes synchronously, the others
 * after the next paint. Returns a function to cancel.
 */
export function runInSlices<Result>(
  work: Generator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  const shift = new TimeSlicer(browserScheduler());
  const leaving = new AbortController();
  const runRest = async () => {
    let piece = work.next();
    if (piece.done !== true) await shift.yieldToPaint();
    while (piece.done !== true) {
      if (leaving.signal.aborted) return;
      await shift.yieldIfLong();
      piece = work.next();
    }
    if (!leaving.signal.aborted) onDone(piece.value);
  };
  void runRest();
  return () => leaving.abort();
}
