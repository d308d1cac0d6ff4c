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
// V8 allocates objects parsed from longer text in old space, which doubles the cost of short-lived ones.
const pieceBytes = 65_536;

export interface ListOptions {
  /** Called with each entry once, in order. */
  onEntries: (entries: readonly unknown[]) => void;
  /** Asked after each part. Once it is true, the rest of the body is left unread. */
  isEnough?: () => boolean;
  signal: AbortSignal;
  /** Report entries early only after this many bytes. */
  fromBytes?: number;
}

/**
 * Reports the entries of a JSON list, bare or wrapped in an object, while its body arrives. Rejects if the connection breaks or the signal aborts.
 */
export async function readJsonList(
  body: ReadableStream<Uint8Array>,
  wrapper: string,
  options: ListOptions,
): Promise<ListResult> {
  const pieces = readBytes(body, pieceBytes);
  try {
    return await readAll(pieces, new JsonListParser(wrapper), options);
  } catch (error) {
    pieces.cancel(error).catch(() => {});
    throw error;
  }
}

async function readAll(
  pieces: ByteReader,
  parser: JsonListParser,
  { signal, onEntries, isEnough, fromBytes = worthShowingBytes }: ListOptions,
): Promise<ListResult> {
  const slicer = new TimeSlicer();
  let bytes = 0;
  let isFirst = true;

  for (;;) {
    const piece = await pieces.next();
    signal.throwIfAborted();
    if (piece === null) return parser.finish();
    parser.add(piece);
    bytes += piece.length;
    if (bytes < fromBytes) continue;
    const entries = parser.take();
    if (entries.length > 0) onEntries(entries);
    if (isEnough?.() === true) {
      pieces.cancel(null).catch(() => {});
      return { entries: [] };
    }
    if (entries.length > 0 && isFirst) {
      isFirst = false;
      await slicer.yieldToPaint();
    }
    await slicer.yieldIfLong();
  }
}
