import type { Scheduler } from "../../lib/scheduler";
import { TimeSlicer } from "../../lib/time-slicer";
import { JsonListParser, type ListResult } from "./json-list-parser";

type Piece = Uint8Array | null;

interface ByteReader {
  /** The next chunk, valid until the next call; `null` at the end. */
  next: () => Promise<Piece>;
  cancel: (reason: unknown) => Promise<void>;
}

/** Reuses one buffer: reading 37 MB would otherwise leave 37 MB of garbage. */
function byobReader(reader: ReadableStreamBYOBReader, most: number): ByteReader {
  let buffer = new ArrayBuffer(most);
  const next = async (): Promise<Piece> => {
    const { value, done } = await reader.read(new Uint8Array(buffer));
    if (value === undefined) return null;
    buffer = value.buffer;
    return done ? null : value;
  };
  return { next, cancel: (reason) => reader.cancel(reason) };
}

function defaultReader(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): ByteReader {
  let left: Uint8Array = new Uint8Array();
  const next = async (): Promise<Piece> => {
    while (left.length === 0) {
      const { value, done } = await reader.read();
      if (done) return null;
      left = value;
    }
    const piece = left.subarray(0, most);
    left = left.subarray(most);
    return piece;
  };
  return { next, cancel: (reason) => reader.cancel(reason) };
}

/** Reads a body in chunks of at most `most` bytes. */
export function readBytes(body: ReadableStream<Uint8Array>, most: number): ByteReader {
  try {
    return byobReader(body.getReader({ mode: "byob" }), most);
  } catch {
    // Not every browser supports BYOB readers for response bodies.
    return defaultReader(body.getReader(), most);
  }
}

/** A shorter list (about 150 runs) is complete before a partial one could be painted. */
const worthShowingBytes = 65_536;
const firstScreenful = 40;
// V8 allocates objects parsed from longer text in old space, which doubles the cost of short-lived ones.
const pieceBytes = 65_536;

export interface Listener {
  /** Called with each entry once, in order. */
  onEntries: (entries: readonly unknown[]) => void;
  /** Asked after each part. Once it is true, the rest of the body is left unread. */
  isEnough?: () => boolean;
  signal: AbortSignal;
  scheduler: Scheduler;
  /** Report entries early only after this many bytes. */
  fromBytes?: number;
}

/**
 * Reports the entries of a JSON list, bare or wrapped in an object, while its body arrives: first enough to fill the
 * screen, then the rest. Rejects if the connection breaks or the signal aborts.
 */
export async function readJsonList(
  body: ReadableStream<Uint8Array>,
  wrapper: string,
  listener: Listener,
): Promise<ListResult> {
  const pieces = readBytes(body, pieceBytes);
  try {
    return await readAll(pieces, new JsonListParser(wrapper), listener);
  } catch (error) {
    pieces.cancel(error).catch(() => {});
    throw error;
  }
}

async function readAll(pieces: ByteReader, cutter: JsonListParser, listener: Listener): Promise<ListResult> {
  const { signal, scheduler, onEntries, isEnough, fromBytes = worthShowingBytes } = listener;
  const shift = new TimeSlicer(scheduler);
  let bytes = 0;
  let isFirst = true;

  for (;;) {
    const piece = await shift.waitFor(pieces.next());
    signal.throwIfAborted();
    if (piece === null) return cutter.finish();
    cutter.add(piece);
    bytes += piece.length;
    if (bytes < fromBytes) continue;
    const entries = isFirst ? cutter.take(firstScreenful) : cutter.take();
    if (entries.length > 0) onEntries(entries);
    if (isEnough?.() === true) {
      void pieces.cancel(null).catch(() => {});
      return { entries: [] };
    }
    if (entries.length > 0 && isFirst) {
      isFirst = false;
      await shift.yieldToPaint();
    }
    await shift.yieldIfLong();
  }
}
