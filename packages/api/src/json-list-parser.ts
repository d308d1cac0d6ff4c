import { isFields, isList, parseJson } from "./json";

export type ListResult =
  /** The last entries; with those taken before, they are the list. */
  | { entries: readonly unknown[] }
  /** The whole body, undefined if it isn't JSON; discard the entries taken before. */
  | { body: unknown };

/** How a list begins: bare, or as a member of an object. */
interface ListStart {
  isWrapped: boolean;
  /** The end of an entry and the start of the next one, which has the same first field. */
  separator: RegExp;
}

const restName = "~rest";

/** Searched again with each chunk. A list that begins later isn't split. */
const longestStart = 65_536;

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The start of a list, bare or in an object after members with primitive values, and of its first entry. */
function startPattern(wrapper: string): RegExp {
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
  /** The text that wasn't taken yet is `#earlier + #chunk`. Joined only when needed, because that copies it. */
  #earlier = "";
  #chunk = "";
  /** Once the start of the list is recognized, it is removed: the text begins with an entry. */
  #start: ListStart | null = null;
  /** As this body spells it. Known once the second entry has begun. */
  #separator: string | null = null;
  #canSplit = true;

  constructor(private readonly wrapper: string) {}

  add(bytes: Uint8Array): void {
    this.#earlier += this.#chunk;
    this.#chunk = this.#decoder.decode(bytes, { stream: true });
  }

  /** The entries that are complete and weren't taken before. */
  take(): readonly unknown[] {
    if (this.#canSplit && this.#separator === null) this.#findSeparator();
    if (!this.#canSplit || this.#separator === null) return [];
    const end = this.#chunk.lastIndexOf(this.#separator);
    if (end === -1) return [];
    const entries = parse(`[${this.#earlier}${this.#chunk.slice(0, end + 1)}]`);
    if (!isList(entries)) {
      this.#canSplit = false;
      return [];
    }
    this.#earlier = "";
    this.#chunk = this.#chunk.slice(this.#chunk.indexOf("{", end + 1));
    return entries;
  }

  finish(): ListResult {
    const rest = this.#earlier + this.#chunk + this.#decoder.decode();
    if (this.#start === null) return { body: parse(rest) };
    // More members may follow a wrapped list. If one repeats its name, that one counts, as in `JSON.parse`.
    const body = parse(`${this.#start.isWrapped ? `{"${restName}":` : ""}[${rest}`);
    const entries = isFields(body) && !Object.hasOwn(body, this.wrapper) ? body[restName] : body;
    return Array.isArray(entries) ? { entries } : { body };
  }

  #findSeparator(): void {
    this.#chunk = this.#earlier + this.#chunk;
    this.#earlier = "";
    this.#start ??= this.#takeStart();
    this.#separator = this.#start?.separator.exec(this.#chunk)?.[0] ?? null;
    if (this.#separator === null && this.#chunk.length >= longestStart) this.#canSplit = false;
  }

  /** Removes the start of the list from the text. Returns `null` if it isn't recognized. */
  #takeStart(): ListStart | null {
    const match = startPattern(this.wrapper).exec(this.#chunk.slice(0, longestStart));
    if (match === null) return null;
    const [all, start = "", wrapping, firstField = ""] = match;
    const isWrapped = wrapping !== undefined;
    // The pattern also accepts invalid numbers such as 00: leave those to `JSON.parse`.
    if (parse(`${start}]${isWrapped ? "}" : ""}`) === undefined) {
      this.#canSplit = false;
      return null;
    }
    this.#chunk = this.#chunk.slice(all.length);
    return { isWrapped, separator: new RegExp(String.raw`\}\s*,\s*${escapeForRegExp(firstField)}`) };
  }
}
