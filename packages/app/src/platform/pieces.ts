import { browserPace } from "./pace";

const longestTaskMs = 8;

/** Does work in tasks so short that nobody feels them, what is little at once; answers how to call it off. */
export function inPieces<Result>(work: Generator<void, Result>, onDone: (result: Result) => void): () => void {
  const pace = browserPace();
  const leaving = new AbortController();
  const goOn = async () => {
    let began = pace.now();
    for (let piece = work.next(); !leaving.signal.aborted; piece = work.next()) {
      if (piece.done === true) return onDone(piece.value);
      if (pace.now() - began <= longestTaskMs) continue;
      await pace.nextTask();
      began = pace.now();
    }
  };
  void goOn();
  return () => leaving.abort();
}
