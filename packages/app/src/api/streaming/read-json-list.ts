import type { ListResult } from "./json-list-parser";
import { JsonListParser } from "./json-list-parser";
import { readBytes, type ByteReader } from "./byte-reader";
import type { Scheduler } from "../../lib/scheduler";
import { TimeSlicer } from "../../lib/time-slicer";

/** Below this, some hundred and fifty runs, a list is here before anybody could see a part of it, and is drawn once. */
const worthShowingBytes = 65_536;
const firstScreenful = 40;
// From a longer text V8 makes objects that are meant to stay: rows that are read once and dropped would cost twice as much.
const pieceBytes = 65_536;

export interface Listener {
  /** Entries in their order, each once. */
  onEntries: (entries: readonly unknown[]) => void;
  signal: AbortSignal;
  scheduler: Scheduler;
  /** From how many bytes on entries are handed on before the body is complete. */
  fromBytes?: number;
}

/**
 * Hands on the entries of a JSON list, bare or wrapped under a name, while its body arrives: a first screenful as
 * soon as there is one, the rest as it comes. What `onEntries` was given holds unless the answer says otherwise.
 * Rejects when the body breaks off or nobody wants it any more.
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
  const { signal, scheduler, onEntries, fromBytes = worthShowingBytes } = listener;
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
    if (entries.length > 0 && isFirst) {
      isFirst = false;
      await shift.yieldToPaint();
    }
    await shift.yieldIfLong();
  }
}
