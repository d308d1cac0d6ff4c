import { browserPace } from "./pace";
import { Shift } from "./shift";

/** Runs work in short tasks and yields to the page between them; little work is done at once. Returns a function that calls it off. */
export function inPieces<Result>(work: Generator<void, Result>, onDone: (result: Result) => void): () => void {
  const shift = new Shift(browserPace());
  const leaving = new AbortController();
  const goOn = async () => {
    for (let piece = work.next(); !leaving.signal.aborted; piece = work.next()) {
      if (piece.done === true) return onDone(piece.value);
      await shift.breakIfLong();
    }
  };
  void goOn();
  return () => leaving.abort();
}
