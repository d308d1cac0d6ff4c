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
  expect(one).toMatchObject({ key: "text: Save → Keep", text: "“Save” → “Keep”" });
  expect(other).toEqual(one);
  expect(changesBetween(page(button("Save")), page(button("Keep"))).map(({ text: said }) => said)).toEqual([
    "“Save” → “Keep”",
  ]);
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

test("another format of dates is one change, another number isn’t that of its neighbor", () => {
  const cells = (...words: string[]) => page(...words.map((each) => element("td", {}, text(each))));
  expect(
    textsOf(
      cells("Mar 4, 2026, 3:06 PM", "Dec 12, 2025, 11:40 AM"),
      cells("Mar 4, 2026, 15:06", "Dec 12, 2025, 11:40"),
    ),
  ).toHaveLength(1);
  expect(textsOf(cells("3:06 PM", "11:40 AM"), cells("15:06", "11:40"))).toHaveLength(1);
  expect(textsOf(cells("12", "7"), cells("13", "8"))).toHaveLength(2);
});

test("another format of dates that is only heard follows from one that is seen", () => {
  const seen = changesBetween(page(text("3:06 PM")), page(text("15:06")));
  expect(heardChanges("- time: Mar 4, 2026, 2:53 PM", "- time: Mar 4, 2026, 14:53", seen)).toEqual([]);
  expect(heardChanges("- text: 6 of 9", "- text: 7 of 9", seen)).toHaveLength(1);
});

test("another format of dates is the change that other stories show, where it is only heard", () => {
  const keysSeen = changesBetween(page(text("3:06 PM")), page(text("15:06"))).map(({ key }) => key);
  const keysHeard = heardChanges("- time: Mar 4, 2026, 2:53 PM", "- time: Mar 4, 2026, 14:53").map(
    ({ key }) => key,
  );
  expect(keysHeard).toEqual(keysSeen);
});

test("what only changed its place has moved, whatever its styles", () => {
  const [save, cancel] = [button("Save", { color: "white" }), button("Cancel", { color: "black" })];
  expect(textsOf(page(save, cancel), page(cancel, save))).toEqual([
    expect.stringMatching(/^button “.+” moved$/),
  ]);
  const keysOf = (facts: Record<string, string>) =>
    changesBetween(
      page(button("Save", facts), button("Cancel")),
      page(button("Cancel"), button("Save", facts)),
    ).map(({ key }) => key);
  expect(keysOf({ color: "white" })).toEqual(keysOf({ color: "black" }));
});

test("elements that are swapped are one change, whatever they say; those elsewhere are another", () => {
  const swappedIn = (tag: string, one: string, other: string) => {
    const [first, second] = [button(one), button(other)];
    const row = (...children: Described[]) => page(element(tag, {}, ...children));
    return changesBetween(row(first, second), row(second, first)).map(({ key }) => key);
  };
  const swapped = swappedIn("footer", "Save", "Cancel");
  expect(swapped).toHaveLength(1);
  expect(swappedIn("footer", "Leave", "Stay")).toEqual(swapped);
  expect(swappedIn("nav", "Leave", "Stay")).not.toEqual(swapped);
});

test("what fills the window doesn’t change with the height of the page", () => {
  const windowOf = (height: number, filled: number, words = "Save") => ({
    ...page(element("main", { "min-height": `${filled}px` }, text(words))),
    box: { x: 0, y: 0, width: 800, height },
  });
  expect(textsOf(windowOf(900, 836), windowOf(940, 876, "Keep"))).toEqual(["“Save” → “Keep”"]);
  expect(textsOf(windowOf(900, 836), windowOf(940, 900))).toHaveLength(1);
  expect(textsOf(windowOf(900, 100), windowOf(940, 140))).toHaveLength(1);
});

test("an icon is called by its name", () => {
  const named = (name: string) => element("svg", { icon: name }, element("path", { d: name }));
  expect(textsOf(page(named("search"), text("Find")), page(text("Find")))).toEqual(["search icon missing"]);
  expect(textsOf(page(named("search")), page(named("house")))).toEqual(["search icon → house icon"]);
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
    "list item “two” missing",
  ]);
  expect(textsOf(element("ul", {}, ...rows.toSpliced(0, 1)), element("ul", {}, ...rows))).toEqual([
    "list item “one” is new",
  ]);
  expect(textsOf(page(button("Save")), page(element("button", { padding: "8px" }, text("Save"))))).toEqual([
    "icon missing",
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
      key: 'heard button "Copy ID" → button "Copy run ID"',
      text: 'a screen reader finds button "Copy run ID", not button "Copy ID"',
      boxes: [],
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

test("what is no longer heard is one change, whatever its number", () => {
  const keysOf = (before: string) => heardChanges(before, "").map(({ key }) => key);
  expect(keysOf('- value "1,051 of 10,000"')).toEqual(keysOf('- value "420 of 1,000"'));
});

test("a renamed button is the same change whatever else changed beside it, and whatever row it is in", () => {
  const inRow = (row: string, name: string) => `- row "${row} ${name}":\n  - button "${name}"`;
  const keysOf = (before: string, after: string) => heardChanges(before, after).map(({ key }) => key);
  const expected = ['heard button "Copy ID" → button "Copy run ID"'];
  expect(keysOf(inRow("Book", "Copy ID"), inRow("Book", "Copy run ID"))).toEqual(expected);
  expect(keysOf('- button "Copy ID" [disabled]', '- button "Copy run ID" [disabled]')).toEqual(expected);
  expect(keysOf(`${heard}\n- text: one`, `${heard.replace("Copy ID", "Copy run ID")}\n- text: one`)).toEqual(
    expected,
  );
});
