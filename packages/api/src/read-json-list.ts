import { createTimeSlicer } from "./time-slicer";
import { orConnectionLost } from "./http-client";
import { JsonListParser, type ListResult } from "./json-list-parser";

/** A shorter list (about 110 runs) is complete before a partial one could be painted. */
const worthShowingBytes = 40_960;
// V8 allocates objects parsed from longer text in old space, which doubles the cost of short-lived ones.
const pieceBytes = 65_536;

export interface ListOptions {
  /** Called with each entry once, in order. */
  onEntries: (entries: readonly unknown[]) => void;
  /** Asked after each part. Once it is true, the rest of the body is left unread. */
  isEnough?: () => boolean;
  signal: AbortSignal;
}

/** Reports entries while the body arrives. Rejects if the connection breaks or the signal aborts. */
export async function readJsonList(
  body: ReadableStream<Uint8Array>,
  wrapper: string,
  { signal, onEntries, isEnough = () => false }: ListOptions,
): Promise<ListResult> {
  const reader = body.getReader();
  const parser = new JsonListParser(wrapper);
  const slicer = createTimeSlicer();
  let bytes = 0;
  let isPainted = false;

  async function readPiece(piece: Uint8Array): Promise<void> {
    parser.add(piece);
    bytes += piece.length;
    if (bytes < worthShowingBytes) return;
    const entries = parser.take();
    if (entries.length > 0) {
      onEntries(entries);
      if (!isPainted) await slicer.yieldToPaint();
      isPainted = true;
    }
    await slicer.yieldIfLong();
    signal.throwIfAborted();
  }

  try {
    for (;;) {
      const { value: chunk, done } = await orConnectionLost(reader.read());
      signal.throwIfAborted();
      if (done) return parser.finish();
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        await readPiece(chunk.subarray(at, at + pieceBytes));
        if (!isEnough()) continue;
        reader.cancel(null).catch(() => {});
        return { entries: [] };
      }
    }
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  }
}
