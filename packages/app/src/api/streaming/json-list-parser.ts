import { isFields } from "../decoding";

const isPartAt = (bytes: Uint8Array, part: Uint8Array, at: number) =>
  part.every((byte, index) => bytes[at + index] === byte);

/** Like `String.indexOf`, for bytes. */
function indexOfPart(bytes: Uint8Array, part: Uint8Array, from: number): number {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (isPartAt(bytes, part, at)) return at;
  return -1;
}

/** Like `String.lastIndexOf`, for bytes. */
function lastIndexOfPart(bytes: Uint8Array, part: Uint8Array): number {
  const [first = 0] = part;
  // `lastIndexOf` with -1 would start again at the end.
  for (let at = bytes.lastIndexOf(first); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (isPartAt(bytes, part, at)) return at;
  return -1;
}

/** The result of parsing a whole body. */
export type ListResult =
  /** The last entries; with those taken before, they are the list. */
  | { entries: readonly unknown[] }
  /** The whole body, undefined if it isn't JSON; discard the entries taken before. */
  | { body: unknown };

const restName = "~rest";

const longestHead = 4_096;
const longestUncut = 4 * 1_048_576;
/** Room for a chunk and the rest of the previous one. */
const initialCapacity = 131_072;
const byteOrderMark = "\uFEFF";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The start of a list: bare, or in an object after members with primitive values. */
function headPattern(wrapper: string): RegExp {
  const plainValue = String.raw`(?:"[^"\\]*"|-?\d[\d.eE+-]*|true|false|null)`;
  const members = String.raw`(?:\s*"[^"\\]*"\s*:\s*${plainValue}\s*,)*`;
  return new RegExp(String.raw`^\s*(\{${members}\s*"${escapeForRegExp(wrapper)}"\s*:\s*)?\[\s*(?=\{)`);
}

function parse(text: string): unknown {
  try {
    return text.trim() === "" ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Decodes the bytes up to an incomplete character; empty if they aren't UTF-8. */
function beginningOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return "";
  }
}

const [openBracket = 0, closeBracket = 0, openBrace = 0] = encoder.encode("[]{");

/**
 * Splits the bytes of a JSON list, bare or wrapped in an object, while they arrive, and parses each part with
 * `JSON.parse`. It splits at `},{"<first field>":`, as the body spells it. If that matches a nested object, the part
 * isn't valid JSON, and the rest is parsed at the end. A valid part is a sequence of whole entries, because it starts
 * with an entry and another one follows. Works on bytes, so that each is copied and decoded only once.
 */
export class JsonListParser {
  readonly #wrapper: string;
  readonly #headPattern: RegExp;
  /** `[` and the bytes not taken yet. Replacing the comma after an entry by `]` makes the bytes before it a JSON list. */
  #bytes = new Uint8Array(initialCapacity).fill(openBracket, 0, 1);
  #end = 1;
  /** `null` until the start of the list was recognized. */
  #head: { wrapped: boolean; opening: RegExp } | null = null;
  #separator: Uint8Array | null = null;
  #cuts = true;

  constructor(wrapper: string) {
    this.#wrapper = wrapper;
    this.#headPattern = headPattern(wrapper);
  }

  add(bytes: Uint8Array): void {
    const end = this.#end + bytes.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.#left());
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#end);
    this.#end = end;
  }

  /** Parses the complete entries received so far, or about the first `most` of them. */
  take(most = Number.POSITIVE_INFINITY): readonly unknown[] {
    if (!this.#cuts) return [];
    const separator = this.#preparedSeparator();
    if (separator === null) return [];
    const cut = this.#cutAt(separator, most);
    if (cut === -1) {
      this.#cuts = this.#end < longestUncut;
      return [];
    }
    const entries = this.#entriesUntil(cut + 1);
    if (entries === null) this.#cuts = false;
    else this.#drop(this.#bytes.indexOf(openBrace, cut + 1));
    return entries ?? [];
  }

  /** Call after the last chunk. */
  finish(): ListResult {
    if (this.#head === null) return { body: parse(decoder.decode(this.#left().subarray(1))) };
    const rest = decoder.decode(this.#left());
    // More members may follow a wrapped list. If one repeats its name, that one counts, as in `JSON.parse`.
    const body = parse(this.#head.wrapped ? `{"${restName}":${rest}` : rest);
    const entries = isFields(body) && !Object.hasOwn(body, this.#wrapper) ? body[restName] : body;
    return Array.isArray(entries) ? { entries } : { body };
  }

  #left(): Uint8Array {
    return this.#bytes.subarray(0, this.#end);
  }

  #drop(until: number): void {
    this.#bytes.copyWithin(1, until, this.#end);
    this.#end -= until - 1;
  }

  #preparedSeparator(): Uint8Array | null {
    if (this.#separator !== null) return this.#separator;
    this.#head ??= this.#findHead();
    if (this.#head === null) return null;
    const [spelled] = this.#head.opening.exec(beginningOf(this.#left())) ?? [];
    if (spelled === undefined) this.#cuts = this.#end < longestUncut;
    else this.#separator = encoder.encode(spelled);
    return this.#separator;
  }

  #findHead() {
    const begun = beginningOf(this.#left().subarray(1, 2 * longestHead));
    const mark = begun.startsWith(byteOrderMark) ? byteOrderMark : "";
    const text = begun.slice(mark.length);
    const match = this.#headPattern.exec(text);
    const first = match === null ? null : /^\{\s*"[^"\\]*"\s*:/.exec(text.slice(match[0].length));
    if (match === null || first === null) {
      this.#cuts = this.#end < 2 * longestHead;
      return null;
    }
    const wrapped = match[1] !== undefined;
    // The pattern also accepts invalid numbers such as 00: leave those to `JSON.parse`.
    if (parse(`${match[0]}]${wrapped ? "}" : ""}`) === undefined) {
      this.#cuts = false;
      return null;
    }
    this.#drop(1 + encoder.encode(mark + match[0]).length);
    return { wrapped, opening: new RegExp(String.raw`\}\s*,\s*${escapeForRegExp(first[0])}`) };
  }

  /** The end of the last complete entry, or of the first `most`. */
  #cutAt(separator: Uint8Array, most: number): number {
    const left = this.#left();
    if (most === Number.POSITIVE_INFINITY) return lastIndexOfPart(left, separator);
    let cut = -1;
    for (let found = 0; found < most; found += 1) {
      const next = indexOfPart(left, separator, cut + 1);
      if (next === -1) break;
      cut = next;
    }
    return cut;
  }

  #entriesUntil(end: number): readonly unknown[] | null {
    const comma = this.#bytes[end] ?? 0;
    this.#bytes[end] = closeBracket;
    try {
      return JSON.parse(decoder.decode(this.#bytes.subarray(0, end + 1)));
    } catch {
      this.#bytes[end] = comma;
      return null;
    }
  }
}
