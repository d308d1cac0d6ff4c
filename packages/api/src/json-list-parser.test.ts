import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonListParser } from "./json-list-parser";

/** A reference implementation with `JSON.parse`. */
function plainly(text: string): { list: unknown } | "broken" {
  try {
    const body: unknown = text.trim() === "" ? null : JSON.parse(text);
    return { list: listIn(body) };
  } catch {
    return "broken";
  }
}

function listIn(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  return typeof body === "object" && body !== null && Object.hasOwn(body, "runs")
    ? Object.entries(body).find(([name]) => name === "runs")?.[1]
    : "none";
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const byteByByte = (bytes: Uint8Array) => Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));

/** Parses bytes that arrive in these chunks. */
function cut(pieces: readonly Uint8Array[]) {
  const cutter = new JsonListParser("runs");
  const taken: unknown[] = [];
  for (const piece of pieces) {
    cutter.add(piece);
    taken.push(...cutter.take());
  }
  const early = taken.length;
  const whole = cutter.finish();
  if ("body" in whole && whole.body === undefined) return { result: "broken" as const, early };
  return { result: { list: "body" in whole ? listIn(whole.body) : [...taken, ...whole.entries] }, early };
}

const runs = [
  { id: "r1", name: "Zürich 😀 日本", text: 'a "quoted" },{"id": \\ end', list: [1, "]", "}"], ok: true },
  { id: "r2", name: "", text: "\\", nested: { deep: [{ x: 1 }, { x: 2 }] }, ok: null },
  { id: "r3", name: "[{", text: '\\\\"', ok: -1.5e3 },
];
const [first] = runs;

const bodies: Record<string, string> = {
  wrapped: JSON.stringify({ runs }),
  bare: JSON.stringify(runs),
  "pretty-printed": JSON.stringify({ runs }, null, 2),
  "pretty-printed and bare": JSON.stringify(runs, null, "\t"),
  "with spaces after commas": `{"runs": [${runs.map((run) => JSON.stringify(run)).join(", ")}]}`,
  "with line breaks between entries": `[\n${runs.map((run) => JSON.stringify(run)).join(",\n")}\n]\n`,
  "with plain values before the list": `{"total":3,"next":null,"more":false,"cursor":"abc",${JSON.stringify({ runs }).slice(1)}`,
  "with values after the list": `${JSON.stringify({ runs }).slice(0, -1)},"total":3,"links":["]","}"],"page":{"runs":1}}`,
  "with an object before the list": `{"page":{"size":3},${JSON.stringify({ runs }).slice(1)}`,
  "with the list named twice, first short": `{"runs":[],${JSON.stringify({ runs }).slice(1)}`,
  "with the list named twice, last short": `${JSON.stringify({ runs }).slice(0, -1)},"runs":[{"id":"last"}]}`,
  "with the list named again as null": `${JSON.stringify({ runs }).slice(0, -1)},"runs":null}`,
  "with the list named again in other letters": `${JSON.stringify({ runs }).slice(0, -1)},"\\u0072uns":[]}`,
  "with the list elsewhere": JSON.stringify({ page: { runs }, runs: [first] }),
  "with no such list": JSON.stringify({ items: runs }),
  "with nested objects that begin alike": JSON.stringify({
    runs: runs.map((run) => ({ ...run, steps: [{ id: "s1" }, { id: "s2" }] })),
  }),
  "with entries that begin differently": JSON.stringify({
    runs: [{ id: 1 }, { name: 2, id: 2 }, {}, null, 5, "x", [1], { id: 3 }, { id: 4 }],
  }),
  "with a first field of odd letters": JSON.stringify([{ 'a"b': 1 }, { 'a"b': 2 }]),
  "with a first field of regular expression's signs": JSON.stringify([
    { "$^(.*)": 1 },
    { "$^(.*)": 2 },
    { "$^(.*)": 3 },
  ]),
  "with __proto__ first": '[{"__proto__":{"x":1}},{"__proto__":{"x":2}},{"__proto__":{"x":3}}]',
  "of one entry": JSON.stringify({ runs: [first] }),
  "without entries": '{"runs":[]}',
  "without entries, bare": "[ ]",
  "with null": '{"runs":null}',
  "of nothing": "",
  "of null": "null",
  "of text": '"runs"',
  "of HTML": "<!doctype html><p>[{}]</p>",
  "cut off in an entry": JSON.stringify({ runs }).slice(0, -9),
  "cut off after an entry": JSON.stringify({ runs }).slice(0, -2),
  "cut off before its last brace": JSON.stringify({ runs }).slice(0, -1),
  "with a stray comma": '{"runs":[{"id":1},{"id":2},]}',
  "with something behind it": `${JSON.stringify(runs)}x`,
  "with two lists in a row": `${JSON.stringify(runs)}${JSON.stringify(runs)}`,
  "with a number glued to the list": '{"runs":[{"id":1},{"id":2}].5}',
  "with an invalid number before the list": `{"total":00,${JSON.stringify({ runs }).slice(1)}`,
  "with a line break in a text before the list": `{"next":"a\nb",${JSON.stringify({ runs }).slice(1)}`,
  "closed by the wrong bracket": '{"runs":[{"id":1},{"id":2}}]',
};

describe.each(Object.entries(bodies))("a body %s", (_name, text) => {
  test("parses the same, however it is split into chunks", () => {
    const expected = plainly(text);
    const bytes = encoder.encode(text);
    expect(cut([bytes]).result).toEqual(expected);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(cut([bytes.subarray(0, at), bytes.subarray(at)]).result).toEqual(expected);
    expect(cut(byteByByte(bytes)).result).toEqual(expected);
  });
});

test.each([
  ["a byte order mark", '\xef\xbb\xbf[{"id":1},{"id":2}]'],
  ["invalid UTF-8 in an entry", '[{"id":1},{"id":"\xff"}]'],
  ["invalid UTF-8 before the list", '{"next":"\xff","runs":[{"{":1},{"{":2}]}'],
])("a body with %s parses as it is decoded", (_, body) => {
  const bytes = Uint8Array.from(body, (byte) => byte.charCodeAt(0));
  expect(cut([bytes])).toEqual({ result: plainly(decoder.decode(bytes)), early: 1 });
});

describe("entries are available before the body is complete", () => {
  test.each([
    "wrapped",
    "bare",
    "pretty-printed",
    "pretty-printed and bare",
    "with spaces after commas",
    "with line breaks between entries",
    "with plain values before the list",
    "with values after the list",
    "with a first field of regular expression's signs",
    "with __proto__ first",
  ])("when it is %s", (name) => {
    expect(cut([encoder.encode(bodies[name])]).early).toBe(2);
  });
});

describe("a long list that can't be split", () => {
  const rows = Array.from({ length: 80_000 }, (_, row) => ({ id: `r${row}`, text: "x".repeat(100) }));
  const longest = { id: "r0", text: "x".repeat(10_000_000) };

  test.each([
    ["after an object", JSON.stringify({ page: { size: 3 }, runs: rows })],
    ["of one entry", JSON.stringify({ runs: [longest] })],
  ])("%s is parsed once, not with every chunk", (_, body) => {
    const bytes = encoder.encode(body);
    const chunks = Array.from({ length: Math.ceil(bytes.length / 2_048) }, (__, at) =>
      bytes.subarray(at * 2_048, (at + 1) * 2_048),
    );
    expect(cut(chunks)).toEqual({ result: plainly(body), early: 0 });
  });
});

describe("any JSON", () => {
  const row = fc.dictionary(
    fc.oneof(fc.constantFrom("id", "name", "runs", "__proto__", "", ","), fc.string()),
    fc.jsonValue(),
    { maxKeys: 5 },
  );
  const likelyRow = fc.record({
    id: fc.string(),
    name: fc.string({ unit: "grapheme" }),
    steps: fc.array(fc.record({ id: fc.string() }), { maxLength: 3 }),
  });
  const list = fc.array(fc.oneof(row, likelyRow, fc.jsonValue()), { maxLength: 12 });
  const body = fc.oneof(
    fc.record({ runs: list }),
    list,
    fc.record({ total: fc.integer(), runs: list, after: fc.jsonValue() }),
    fc.jsonValue(),
  );

  test("parses the same in any formatting and any chunks", () => {
    fc.assert(
      fc.property(
        body,
        fc.constantFrom(undefined, 1, 2, "\t"),
        fc.array(fc.nat(400), { maxLength: 8 }),
        (value, spaces, cuts) => {
          const text = JSON.stringify(value, null, spaces);
          const bytes = encoder.encode(text);
          const at = [
            0,
            ...cuts.map((cutAt) => cutAt % (bytes.length + 1)).toSorted((one, other) => one - other),
            bytes.length,
          ];
          const pieces = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
          expect(cut(pieces).result).toEqual(plainly(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  test("that is damaged is never parsed as another list", () => {
    fc.assert(
      fc.property(
        body,
        fc.nat(),
        fc.constantFrom("", ",", "]", "}", "[", "{", '"', "0", " "),
        fc.nat(),
        (value, where, instead, split) => {
          const text = JSON.stringify(value);
          const at = where % text.length;
          const bytes = encoder.encode(text.slice(0, at) + instead + text.slice(at + 1));
          const middle = split % (bytes.length + 1);
          expect(cut([bytes.subarray(0, middle), bytes.subarray(middle)]).result).toEqual(
            plainly(decoder.decode(bytes)),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
