import { browserScheduler } from "./scheduler";
import { TimeSlicer } from "./time-slicer";

/**
 * Runs work in short tasks and yields to the page between them: its first piece at once, so that little work is done
 * in one, and the others once what was drawn with it is afterPaint. Returns a function that calls it off.
 */
export function runInSlices<Result>(
  work: Generator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  const shift = new TimeSlicer(browserScheduler());
  const leaving = new AbortController();
  const goOn = async () => {
    let piece = work.next();
    if (piece.done !== true) await shift.yieldToPaint();
    while (piece.done !== true) {
      if (leaving.signal.aborted) return;
      await shift.yieldIfLong();
      piece = work.next();
    }
    if (!leaving.signal.aborted) onDone(piece.value);
  };
  void goOn();
  return () => leaving.abort();
}
