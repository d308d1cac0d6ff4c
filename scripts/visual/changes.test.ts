import { expect, test } from "vitest";
import { changesBetween, heardChanges, heardLines } from "./changes";
import type { Described } from "./stage";

const text = (words: string): Described => ({ tag: "text", facts: { text: words }, children: [] });
const element = (tag: string, facts: Record<string, string>, ...children: Described[]): Described => ({
  tag,
  facts,
  children,
});
const icon = element("svg", { "[viewBox]": "0 0 24 24" });
const button = (label: string, facts: Record<string, string> = { padding: "8px" }) =>
  element("button", facts, icon, text(label));
const page = (...children: Described[]) => element("page", {}, ...children);
const textsOf = (before: Described, after: Described) =>
  changesBetween(before, after).map((change) => change.text);

test("a word is the same change wherever it is", () => {
  const [one] = changesBetween(page(button("Save")), page(button("Keep")));
  const [other] = changesBetween(
    page(text("Title"), element("p", {}, text("Save"))),
    page(text("Title"), element("p", {}, text("Keep"))),
  );
  expect(one).toMatchObject({ key: "text: “Save” → “Keep”", text: "text: “Save” → “Keep”" });
  expect(other).toEqual(one);
});

test("a style is the same change whatever the element contains", () => {
  const wider = { padding: "9px" };
  expect(
    textsOf(page(button("Save"), button("Delete")), page(button("Save", wider), button("Delete", wider))),
  ).toEqual(["button padding: 8px → 9px"]);
});

test("a style is the same change on a link that looks like the button", () => {
  const [one] = changesBetween(element("button", { padding: "8px" }), element("button", { padding: "9px" }));
  const [other] = changesBetween(element("a", { padding: "8px" }), element("a", { padding: "9px" }));
  expect(one?.key).toBe(other?.key);
});

test("another icon is one change", () => {
  const drawing = (...lines: string[]) => element("svg", {}, ...lines.map((d) => element("path", { d })));
  expect(textsOf(page(drawing("M0 0", "M1 1")), page(drawing("M2 2", "M3 3", "M4 4")))).toEqual([
    "another icon",
  ]);
});

test("what was added or removed is found between what stayed", () => {
  const rows = ["one", "two", "three"].map((name) => element("li", {}, text(name)));
  expect(textsOf(element("ul", {}, ...rows), element("ul", {}, ...rows.toSpliced(1, 1)))).toEqual([
    "− li “two”",
  ]);
  expect(textsOf(element("ul", {}, ...rows.toSpliced(0, 1)), element("ul", {}, ...rows))).toEqual([
    "+ li “one”",
  ]);
  expect(textsOf(page(button("Save")), page(element("button", { padding: "8px" }, text("Save"))))).toEqual([
    "− svg",
  ]);
});

test("different removed elements aren’t the same change", () => {
  const without = page(element("button", { padding: "8px" }, text("Save")));
  const drawn = (d: string) =>
    page(element("button", { padding: "8px" }, element("svg", { d }), text("Save")));
  const [one] = changesBetween(drawn("M0 0"), without);
  const [other] = changesBetween(drawn("M1 1"), without);
  expect(one?.key).not.toBe(other?.key);
});

const heard = ['- heading "Runs" [level=1]', '- button "Copy ID"', "- table:", "  - row"].join("\n");

test("another accessible name is found, and shown where it is", () => {
  const renamed = heard.replace("Copy ID", "Copy run ID");
  expect(heardChanges(heard, renamed)).toEqual([
    {
      key: 'read aloud: - button "Copy ID" → - button "Copy run ID"',
      text: 'read aloud: - button "Copy ID" → - button "Copy run ID"',
    },
  ]);
  expect(heardLines(heard, renamed)).toEqual([
    '  - heading "Runs" [level=1]',
    '- - button "Copy ID"',
    '+ - button "Copy run ID"',
    "  - table:",
    "    - row",
  ]);
  expect(heardChanges(heard, heard)).toEqual([]);
});

test("what a screen reader finds isn’t another change if it follows from what is seen", () => {
  const renamed = heard.replace("Copy ID", "Copy run ID");
  const seen = changesBetween(page(text("Copy ID")), page(text("Copy run ID")));
  expect(heardChanges(heard, renamed, seen)).toEqual([]);
  expect(heardChanges(heard, renamed.replace("Runs", "All runs"), seen)).toHaveLength(1);
});
