import { expect, test } from "vitest";
import { drafts } from "../fixtures";
import { draftName, selectDrafts } from "./draft";
import { allDrafts, parseDraftsQuery } from "./drafts-query";

test.each([
  ["", "Untitled Draft"],
  ["   ", "Untitled Draft"],
  ["\u200b\u2060 \ufeff\u3164", "Untitled Draft"],
  ["Book", "Book"],
  [" Book ", " Book "],
])("shows the name %j as %j", (name, shown) => {
  expect(draftName(name)).toBe(shown);
});

test.each([
  ["?q=PICNIC", ["drf_order_basket"]],
  ["?q=untitled", ["drf_untitled"]],
  ["?q=my-stays", ["drf_move_stay"]],
  ["?sort=-created", ["drf_untitled", "drf_move_stay", "drf_delete_account", "drf_order_basket"]],
  ["?sort=created", ["drf_delete_account", "drf_move_stay", "drf_untitled", "drf_order_basket"]],
  ["?sort=name&q=a", ["drf_delete_account", "drf_move_stay", "drf_order_basket", "drf_untitled"]],
])("selects drafts by %s", (search, ids) => {
  expect(selectDrafts(drafts, parseDraftsQuery(search)).map(({ id }) => id)).toEqual(ids);
});

test("returns the same list without a query", () => {
  expect(selectDrafts(drafts, allDrafts)).toBe(drafts);
});
