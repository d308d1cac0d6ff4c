import * as fc from "fast-check";
import { expect, test } from "vitest";
import { secretSteps } from "../fixtures";
import { linear, timeGrowth } from "../testing/linear-time";
import { masker } from "./masker";
import { mask } from "./secret-fields";

const password = (value: string) => ({ type: "input", selector: "#password", value });

test("masks typed values wherever they occur, the longest first", () => {
  const hide = masker([
    { type: "input", selector: "#password", value: "tea" },
    { type: "input", selector: "#password-again", value: "teapot-$(x)" },
  ]);
  expect(hide("Could not type teapot-$(x): tea is too short, steam rises")).toBe(
    `Could not type ${mask}: ${mask} is too short, steam rises`,
  );
});

test("masks a longer secret whole when it contains a shorter one", () => {
  const hide = masker([
    { type: "input", selector: "#password", value: "teas" },
    { type: "input", selector: "#new-password", value: "teaspoon" },
  ]);
  expect(hide("teaspoon and teas")).toBe(`${mask} and ${mask}`);
});

test("shows other values", () => {
  const hide = masker(secretSteps);
  expect(hide("guest@harbourstay.example")).toBe("guest@harbourstay.example");
  expect(hide("typed correct-horse-battery")).toBe(`typed ${mask}`);
});

test("masks nothing without a secret or for an empty one", () => {
  expect(masker([])("unencoded")).toBe("unencoded");
  expect(masker([{ type: "input", selector: "#password", value: " " }])("unencoded")).toBe("unencoded");
});

const secret = 'Tr0ub4dor & "3"/ñ€😀';
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

test.each([
  ["as typed", secret],
  ["in other letter case", secret.toUpperCase()],
  ["URL-encoded", encodeURIComponent(secret)],
  ["URL-encoded in lower case", encodeURIComponent(secret).toLowerCase()],
  ["as a form value", new URLSearchParams({ q: secret }).toString().slice(2)],
  ["partly URL-encoded", encodeURI(secret)],
  ["as JSON", JSON.stringify(secret).slice(1, -1)],
  [
    "as ASCII JSON",
    JSON.stringify(secret).slice(1, -1).replaceAll("ñ", "\\u00f1").replaceAll("€", "\\u20AC"),
  ],
  ["as JSON in JSON", JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1)],
  ["HTML-encoded", escapeHtml(secret)],
  [
    "HTML-encoded with numbers",
    secret.replaceAll("&", "&#38;").replaceAll('"', "&#x22;").replaceAll("ñ", "&#241;"),
  ],
  ["in decomposed letters", secret.normalize("NFD")],
])("masks a secret %s", (_, written) => {
  expect(masker([password(secret)])(`was (${written}) refused`)).toBe(`was (${mask}) refused`);
});

test("masks a secret that looks encoded", () => {
  const hide = masker([password("R&amp;D"), password(String.raw`\\nas\"share`)]);
  expect(hide("R&amp;D, R&amp;amp;D")).toBe(`${mask}, ${mask}`);
  expect(hide(String.raw`at \\nas\"share, at \\\\nas\\\"share`)).toBe(`at ${mask}, at ${mask}`);
});

test.each([1, 2])("masks a secret with backslashes and quotes when it is JSON-encoded %d times", (times) => {
  const hide = masker([password(String.raw`C:\tea\"pot"\\`)]);
  let written = String.raw`C:\tea\"pot"\\`;
  for (let time = 0; time < times; time += 1) written = JSON.stringify(written).slice(1, -1);
  expect(hide(`at ${written}!`)).toBe(`at ${mask}!`);
});

test("takes no exponential time on ambiguous escapes", () => {
  const hide = masker([password(`${String.raw`\"`.repeat(30)}x`)]);
  expect(hide(String.raw`\\"`.repeat(30))).not.toContain(mask);
});

test("masks a short secret only as a whole word, also when encoded", () => {
  const hide = masker([password("12"), password("a&b")]);
  expect(hide("12 of 1200, %31%32, x12")).toBe(`${mask} of 1200, ${mask}, x12`);
  expect(hide("a&amp;b")).toBe(mask);
});

test("masks the beginning of a long secret that a message cuts off", () => {
  const long = Array.from({ length: 100 }, (_, at) => `${at * 7919}`).join("-");
  const hide = masker([password(long)]);
  expect(hide(`refused: ${long}.`)).toBe(`refused: ${mask}.`);
  expect(hide(`refused: ${long.slice(0, 250)}`)).toBe(`refused: ${mask}`);
});

test("treats special characters of regular expressions as text", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), fc.string(), (typed, around) => {
      fc.pre(typed.trim().length >= 4);
      const shown = masker([password(typed)])(`${around}<${typed}>${around}`);
      expect(shown).toContain(mask);
      expect(shown.toLowerCase()).not.toContain(`<${typed.toLowerCase()}>`);
    }),
  );
});

test.each([
  ["a secret of a million characters", () => masker([password("s3cret-".repeat(150_000))])],
  ["ten thousand short secrets", () => masker(Array.from({ length: 10_000 }, (_, at) => password(`${at}`)))],
  [
    "ten thousand secrets that begin alike",
    () => masker(Array.from({ length: 10_000 }, (_, at) => password(`${"a".repeat(10)}${at}`))),
  ],
  ["one letter, repeated", () => masker([password("a".repeat(64)), password("a".repeat(10))])],
])("takes linear time with %s", (_, create) => {
  const hide = create();
  for (const piece of ["a", "1 ", "%61", "\\u0061", "&#97;", "s3cret-"])
    expect(
      timeGrowth((size) => {
        const text = piece.repeat(size);
        return () => hide(text);
      }, 1_000),
    ).toBeLessThanOrEqual(linear);
});

test("takes linear time in the number of secrets", () => {
  expect(
    timeGrowth((size) => {
      const steps = Array.from({ length: size }, (_, at) => password(`secret-${at}`));
      return () => masker(steps);
    }, 2_000),
  ).toBeLessThanOrEqual(linear);
});
