import { expect, test } from "vitest";
import { parseActionsQuery } from "./actions-query";

test.each([
  ["", {}],
  ["?status=disabled", { status: "disabled" }],
  ["?status=draft&sort=started", {}],
  ["?q=book&sort=-version", { q: "book", sort: { key: "version", direction: "descending" } }],
])("parses the actions URL %s", (search, expected) => {
  expect(parseActionsQuery(search)).toEqual({ status: null, q: "", sort: null, ...expected });
});
