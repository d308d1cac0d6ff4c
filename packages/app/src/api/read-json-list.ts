import { createTimeSlicer } from "../lib/time-slicer";
import { isFields, isList, parseJson } from "../lib/json";

export type ListResult =
  /** The last entries; with those taken before, they are the list. */
  | { entries: readonly unknown[] }
  /** The whole body, undefined if it isn't JSON; discard the entries taken before. */
  | { body: unknown };

const restName = "~rest";

/** Searched again with each chunk. A list that begins later isn't split. */
const longestStart = 65_536;

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The start of a list, bare or in an object after members with primitive values, and of its first entry. */
function headPattern(wrapper: string): RegExp {
  const plainValue = String.raw`(?:"[^"\\]*"|-?\d[\d.eE+-]*|true|false|null)`;
  const members = String.raw`(?:\s*"[^"\\]*"\s*:\s*${plainValue}\s*,)*`;
  const wrapping = String.raw`\{${members}\s*"${escapeForRegExp(wrapper)}"\s*:\s*`;
  return new RegExp(String.raw`^(\s*(${wrapping})?\[\s*)(?=(\{\s*"[^"\\]*"\s*:))`);
}

const parse = (text: string): unknown => (text.trim() === "" ? null : parseJson(text));

/**
 * Parses a JSON list in parts while it arrives. It splits at `},{"<first field>":`, as the body spells it. Where that
 * matches a nested object, the part isn't valid JSON, and the rest is parsed at the end.
 */
export class JsonListParser {
  readonly #decoder = new TextDecoder();
  /** The text not taken yet, without the last chunk. Once the start of the list was recognized, it begins with an entry. */
  #rest = "";
  #chunk = "";
  #head: { isWrapped: boolean; separator: RegExp } | null = null;
  #separator: string | null = null;
  #cuts = true;

  constructor(private readonly wrapper: string) {}

  add(bytes: Uint8Array): void {
    this.#rest += this.#chunk;
    this.#chunk = this.#decoder.decode(bytes, { stream: true });
  }

  take(): readonly unknown[] {
    if (!this.#cuts) return [];
    if (this.#separator === null) this.#findSeparator();
    const cut = this.#separator === null ? -1 : this.#chunk.lastIndexOf(this.#separator);
    if (cut === -1) return [];
    const entries = parse(`[${this.#rest}${this.#chunk.slice(0, cut + 1)}]`);
    this.#cuts = isList(entries);
    if (!isList(entries)) return [];
    this.#rest = "";
    this.#chunk = this.#chunk.slice(this.#chunk.indexOf("{", cut + 1));
    return entries;
  }

  finish(): ListResult {
    const rest = this.#rest + this.#chunk + this.#decoder.decode();
    if (this.#head === null) return { body: parse(rest) };
    // More members may follow a wrapped list. If one repeats its name, that one counts, as in `JSON.parse`.
    const body = parse(`${this.#head.isWrapped ? `{"${restName}":` : ""}[${rest}`);
    const entries = isFields(body) && !Object.hasOwn(body, this.wrapper) ? body[restName] : body;
    return Array.isArray(entries) ? { entries } : { body };
  }

  #findSeparator(): void {
    this.#chunk = this.#rest + this.#chunk;
    this.#rest = "";
    this.#head ??= this.#findHead();
    this.#separator = this.#head?.separator.exec(this.#chunk)?.[0] ?? null;
    this.#cuts &&= this.#separator !== null || this.#chunk.length < longestStart;
  }

  #findHead() {
    const match = headPattern(this.wrapper).exec(this.#chunk.slice(0, longestStart));
    if (match === null) return null;
    const [all, head = "", wrapping, first = ""] = match;
    const isWrapped = wrapping !== undefined;
    // The pattern also accepts invalid numbers such as 00: leave those to `JSON.parse`.
    if (parse(`${head}]${isWrapped ? "}" : ""}`) === undefined) {
      this.#cuts = false;
      return null;
    }
    this.#chunk = this.#chunk.slice(all.length);
    return { isWrapped, separator: new RegExp(String.raw`\}\s*,\s*${escapeForRegExp(first)}`) };
  }
}

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
  /** Report entries early only after this many bytes. */
  fromBytes?: number;
}

/** Reports entries while the body arrives. Rejects if the connection breaks or the signal aborts. */
export async function readJsonList(
  body: ReadableStream<Uint8Array>,
  wrapper: string,
  { signal, onEntries, isEnough = () => false, fromBytes = worthShowingBytes }: ListOptions,
): Promise<ListResult> {
  const reader = body.getReader();
  const parser = new JsonListParser(wrapper);
  const slicer = createTimeSlicer();
  let bytes = 0;
  let isFirst = true;
  try {
    for (;;) {
      const { value: chunk, done } = await reader.read();
      signal.throwIfAborted();
      if (done) return parser.finish();
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes);
        parser.add(piece);
        bytes += piece.length;
        if (bytes < fromBytes) continue;
        const entries = parser.take();
        if (entries.length > 0) onEntries(entries);
        if (isEnough()) {
          reader.cancel(null).catch(() => {});
          return { entries: [] };
        }
        if (entries.length > 0 && isFirst) {
          isFirst = false;
          await slicer.yieldToPaint();
        }
        await slicer.yieldIfLong();
        signal.throwIfAborted();
      }
    }
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  }
}
