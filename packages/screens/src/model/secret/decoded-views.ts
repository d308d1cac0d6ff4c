/** A text with one kind of escape decoded. */
export interface DecodedView {
  text: string;
  /** Where the character at a position, or the end, is in the original text. */
  originalPosition: (position: number) => number;
}

/** Decoded characters of one escape sequence, each with the number of units it takes in the original. */
type Decoder = (escape: string) => Iterable<readonly [decoded: string, length: number]>;

function view(original: string, escapes: RegExp, decode: Decoder): DecodedView {
  const parts: string[] = [];
  const starts = new Uint32Array(original.length + 1);
  let [size, copied] = [0, 0];
  const copyUntil = (end: number) => {
    parts.push(original.slice(copied, end));
    for (; copied < end; copied += 1) starts[size++] = copied;
  };
  for (const { 0: escape, index } of original.matchAll(escapes)) {
    copyUntil(index);
    for (const [decoded, length] of decode(escape)) {
      parts.push(decoded);
      for (let unit = 0; unit < decoded.length; unit += 1) starts[size++] = copied;
      copied += length;
    }
  }
  copyUntil(original.length);
  starts[size] = original.length;
  return { text: parts.join(""), originalPosition: (position) => starts[position] ?? original.length };
}

const asCharacter = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : "\uFFFD");

const sequenceLength = (byte: number) =>
  byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;

const utf8 = new TextDecoder();

function* decodeUrl(escape: string): Generator<readonly [string, number]> {
  if (escape === "+") return yield [" ", 1];
  const bytes = escape
    .split("%")
    .slice(1)
    .map((hex) => Number.parseInt(hex, 16));
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes[at] ?? 0);
    const decoded = utf8.decode(Uint8Array.from(bytes.slice(at, at + length)));
    // An invalid sequence becomes one replacement character.
    yield [decoded.length <= 2 ? decoded : "\uFFFD", 3 * Math.min(length, bytes.length - at)];
    at += length;
  }
}

const jsonEscapes: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function decodeJson(escape: string): [string, number][] {
  const letter = escape.charAt(1);
  const decoded =
    escape.length > 2 ? asCharacter(Number.parseInt(escape.slice(2), 16)) : (jsonEscapes[letter] ?? letter);
  return [[decoded, escape.length]];
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decodeHtml(escape: string): [string, number][] {
  const name = escape.slice(1, -1).toLowerCase();
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return [[entities[name] ?? asCharacter(code), escape.length]];
}

const encodings = [
  { hint: /[%+]/, escapes: /(?:%[\da-f]{2})+|\+/gi, decode: decodeUrl },
  { hint: /\\/, escapes: /\\(?:u[\da-f]{4}|x[\da-f]{2}|["'\\/bfnrt])/gi, decode: decodeJson },
  { hint: /&/, escapes: /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp);/gi, decode: decodeHtml },
] as const;

/** The original text, and its versions with URL, JSON and HTML escapes decoded, if it has any. */
export function* decodedViews(text: string): Generator<DecodedView> {
  yield { text, originalPosition: (position) => position };
  for (const { hint, escapes, decode } of encodings) if (hint.test(text)) yield view(text, escapes, decode);
}
