import { expect, test } from "vitest";
import { action, actions, manyActions } from "../fixtures";
import {
  actionBadge,
  intentSummary,
  recentActions,
  selectActions,
  stepCountText,
  versionText,
} from "./action";
import { allActions, parseActionsQuery } from "./actions-query";

test.each([
  [4, "4 steps"],
  [1, "1 step"],
  [0, "0 steps"],
  [1200, "1,200 steps"],
  [2.9, "2 steps"],
  [-1, "—"],
  [Number.NaN, "—"],
  [null, "—"],
])("formats %s as %s", (count, text) => {
  expect(stepCountText(count)).toBe(text);
});

test.each([
  [3, "v3"],
  [0, "v0"],
  ["3", "v3"],
  ["2.1.0", "v2.1.0"],
  ["v7", "v7"],
  ["V7", "V7"],
  [" beta ", "beta"],
  ["", "—"],
  ["  ", "—"],
  [Number.NaN, "—"],
  [null, "—"],
])("formats the version %j as %s", (version, text) => {
  expect(versionText(version)).toBe(text);
});

test("has a badge for its state", () => {
  expect(actionBadge({ isPublished: true })).toEqual({ tone: "good", word: "Published" });
  expect(actionBadge({ isPublished: false })).toEqual({ tone: "neutral", word: "Disabled" });
});

test.each([
  [[], { first: [], more: 0 }],
  [["a", "b"], { first: ["a", "b"], more: 0 }],
  [["a", " ", "b", "c", "d"], { first: ["a", "b"], more: 2 }],
])("summarizes the intents %j", (intents, summary) => {
  expect(intentSummary(intents)).toEqual(summary);
});

test.each([
  ["?q=BOOK", ["act_book_room", "act_cancel_booking"]],
  ["?q=+invoice+", ["act_download_invoice"]],
  ["?q=receipt", []],
  ["?status=disabled", ["act_cancel_booking", "act_order_basket", "act_update_card"]],
  ["?status=published&q=change", ["act_change_dates"]],
])("selects actions by %s", (search, ids) => {
  expect(selectActions(actions, parseActionsQuery(search)).map(({ id }) => id)).toEqual(ids);
});

test("returns the same list without a query", () => {
  expect(selectActions(actions, allActions)).toBe(actions);
});

const list = [
  action({
    key: "a",
    id: "a",
    name: "Room 10",
    stepCount: 2,
    version: "10",
    intents: ["x"],
    isPublished: false,
  }),
  action({ key: "b", id: "b", name: null, stepCount: null, version: null, intents: [] }),
  action({ key: "c", id: "c", name: "Room 9", stepCount: 11, version: 9, intents: ["x", "y"] }),
];

test.each([
  ["name", "cab", "acb"],
  ["status", "abc", "bca"],
  ["steps", "acb", "cab"],
  ["intents", "bac", "cab"],
  ["version", "cab", "acb"],
] as const)("sorts by %s as %s, descending as %s", (key, ascending, descending) => {
  const order = (direction: "ascending" | "descending") =>
    selectActions(list, { ...allActions, sort: { key, direction } })
      .map(({ id }) => id)
      .join("");
  expect([order("ascending"), order("descending")]).toEqual([ascending, descending]);
});

test("a toggled row is filtered and sorted by its pinned status", () => {
  const toggled = list.map((each) => (each.id === "b" ? { ...each, isPublished: false } : each));
  const pinned = new Map(toggled.filter(({ id }) => id === "b").map(({ key }) => [key, true] as const));
  const published = { ...allActions, status: "published" } as const;
  const ids = (query: typeof allActions, statuses = pinned) =>
    selectActions(toggled, query, statuses).map(({ id }) => id);
  expect(ids(published)).toEqual(["b", "c"]);
  expect(ids(published, new Map())).toEqual(["c"]);
  const byStatus = { ...allActions, sort: { key: "status", direction: "descending" } } as const;
  expect(ids(byStatus)).toEqual(["b", "c", "a"]);
});

test("doesn't find an action without a name", () => {
  expect(selectActions([action({ name: null })], { ...allActions, q: "null" })).toEqual([]);
  expect(selectActions(manyActions(40), { ...allActions, q: "book a room 13" })).toHaveLength(1);
});

test("shows the first four actions as recent", () => {
  expect(recentActions(actions)).toEqual(actions.slice(0, 4));
  expect(recentActions([])).toEqual([]);
});
