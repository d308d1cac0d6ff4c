/** How a body that was cut into entries turned out as a whole. */
export type Whole =
  /** What was taken before, and these, are the list. */
  | { entries: readonly unknown[] }
  /** Forget what was taken: this is the whole body. */
  | { body: unknown }
  | "broken";

const longestHead = 4_096;
const longestUncut = 4 * 1_048_576;

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What may stand before the list: nothing, or the opening of its wrapper with what looks like plain values ahead of it. */
function headPattern(wrapper: string): RegExp {
  const plainValue = String.raw`(?:"[^"\\]*"|-?\d[\d.eE+-]*|true|false|null)`;
  const members = String.raw`(?:\s*"[^"\\]*"\s*:\s*${plainValue}\s*,)*`;
  return new RegExp(String.raw`^\s*(\{${members}\s*"${escapeForRegExp(wrapper)}"\s*:\s*)?\[\s*(?=\{)`);
}

/** The end of the list whose entries, or what is left of them, begin the text; -1 when it has none. */
function endOfList(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === "[" || char === "{") depth += 1;
    else if (char === "]" || char === "}") {
      if (depth === 0) return char === "]" ? at : -1;
      depth -= 1;
    }
    if (at === -1) return -1;
  }
  return -1;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return -1;
}

function parse(text: string): Whole {
  try {
    return { body: text.trim() === "" ? null : JSON.parse(text) };
  } catch {
    return "broken";
  }
}

/**
 * Cuts the text of a JSON list, bare or wrapped under a name, into entries while it arrives, and leaves reading them
 * to the native parser. It cuts at `},{"<first field>":`, spelled as the body spells it. A cut may turn out to lie
 * inside an entry, where a nested object begins alike: then the piece before it is no JSON, and no further cut is
 * tried. A piece that is JSON is a run of whole entries, because it starts at one and what follows it starts one.
 */
export class ListCutter {
  readonly #wrapper: string;
  readonly #headPattern: RegExp;
  /** What is not taken yet. */
  #text = "";
  /** `null` until the list's beginning was recognised. */
  #head: { wrapped: boolean; opening: RegExp } | null = null;
  #separator: string | null = null;
  #cuts = true;

  constructor(wrapper: string) {
    this.#wrapper = wrapper;
    this.#headPattern = headPattern(wrapper);
  }

  add(text: string): void {
    this.#text += text;
  }

  /** The entries that are certain by now; at most about so many, where a number is given. */
  take(most = Number.POSITIVE_INFINITY): readonly unknown[] {
    if (!this.#cuts || !this.#prepared()) return [];
    const cut = this.#cutAt(most);
    if (cut === -1) {
      this.#cuts = this.#text.length < longestUncut;
      return [];
    }
    try {
      const entries: unknown[] = JSON.parse(`[${this.#text.slice(0, cut + 1)}]`);
      this.#text = this.#text.slice(this.#text.indexOf("{", cut + 1));
      return entries;
    } catch {
      this.#cuts = false;
      return [];
    }
  }

  /** To be called once all the text is there. */
  finish(): Whole {
    if (this.#head === null) return parse(this.#text);
    const end = endOfList(this.#text);
    if (end === -1) return "broken";
    const entries = parse(`[${this.#text.slice(0, end)}]`);
    if (entries === "broken" || !("body" in entries) || !Array.isArray(entries.body)) return "broken";
    const after = this.#text.slice(end + 1);
    return this.#head.wrapped ? this.#closed(after, entries.body) : bare(after, entries.body);
  }

  /** The wrapper may go on after the list; should it name the list again, then that is the one that counts. */
  #closed(after: string, entries: readonly unknown[]): Whole {
    const rest = parse(`{"":""${after}`);
    if (rest === "broken" || !("body" in rest) || typeof rest.body !== "object" || rest.body === null) return "broken";
    return Object.hasOwn(rest.body, this.#wrapper) ? rest : { entries };
  }

  #prepared(): boolean {
    this.#head ??= this.#findHead();
    if (this.#head === null) return false;
    this.#separator ??= this.#head.opening.exec(this.#text)?.[0] ?? null;
    if (this.#separator === null) this.#cuts = this.#text.length < longestUncut;
    return this.#separator !== null;
  }

  #findHead() {
    const match = this.#headPattern.exec(this.#text.slice(0, longestHead));
    const first = match === null ? null : /^\{\s*"[^"\\]*"\s*:/.exec(this.#text.slice(match[0].length, match[0].length + longestHead));
    if (match === null || first === null) {
      this.#cuts = this.#text.length < 2 * longestHead;
      return null;
    }
    const wrapped = match[1] !== undefined;
    // A number like 00 looks plain and is none: such a head is left to the parser, which says so.
    if (parse(`${match[0]}]${wrapped ? "}" : ""}`) === "broken") {
      this.#cuts = false;
      return null;
    }
    this.#text = this.#text.slice(match[0].length);
    return { wrapped, opening: new RegExp(String.raw`\}\s*,\s*${escapeForRegExp(first[0])}`) };
  }

  /** Where the last of the wanted whole entries ends. */
  #cutAt(most: number): number {
    const separator = this.#separator ?? "";
    if (most === Number.POSITIVE_INFINITY) return this.#text.lastIndexOf(separator);
    let cut = -1;
    for (let found = 0; found < most; found += 1) {
      const next = this.#text.indexOf(separator, cut + 1);
      if (next === -1) break;
      cut = next;
    }
    return cut;
  }
}

function bare(after: string, entries: readonly unknown[]): Whole {
  return after.trim() === "" ? { entries } : "broken";
}
