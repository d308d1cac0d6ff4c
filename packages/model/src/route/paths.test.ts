import { expect, test } from "vitest";
import { parseRunsQuery } from "../run/runs-query";
import { documentTitle } from "../shell/shell";
import { paths } from "./paths";

const specified = {
  "/": "Dashboard",
  "/actions": "Actions",
  "/actions/:id": "Action",
  "/drafts": "Drafts",
  "/drafts/:id": "Edit Draft",
  "/runs": "Runs",
  "/runs/:id": "Run Details",
  "/settings": "Settings",
  "/settings/site": "Site Settings",
  "/settings/chat": "Chat Widget",
  "/settings/keys": "API Keys",
  "/billing": "Billing & Subscription",
  "/team": "Team",
};

test("has the specified routes", () => {
  expect(Object.values(paths).map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(Object.keys(specified)),
  );
});

test("every page has its own title", () => {
  expect(
    Object.fromEntries(Object.values(paths).map(({ pattern, title }) => [pattern, title])),
  ).toMatchObject(specified);
  expect(documentTitle(paths.billing.title, { name: "Understudy" })).toBe(
    "Billing & Subscription · Understudy",
  );
});

test("an href without parameters is its pattern", () => {
  const { action: _action, draft: _draft, run: _run, ...rest } = paths;
  for (const path of Object.values(rest)) expect(path.href()).toBe(path.pattern);
});

test.each([
  ["act_book_room", "/actions/act_book_room"],
  ["a?b#c", "/actions/a%3Fb%23c"],
  ["a/b", "/actions"],
  ["..", "/actions"],
])("links to the ID %j within its list", (id, href) => {
  expect(paths.action.href(id)).toBe(href);
});

test.each([
  "/runs",
  "/runs?status=failed&env=prod&q=%26+%3D&sort=-started&action=act%2F1&failure=Pay+-+Step+2&drift=1&problem=1&since=7d&day=2026-03-04",
])("%s survives the round trip", (href) => {
  expect(paths.runs.href(parseRunsQuery(href.slice("/runs".length)))).toBe(href);
});

test("omits defaults from the URL", () => {
  expect(paths.runs.href({ status: null, q: "", drift: null })).toBe("/runs");
  expect(paths.actions.href({ status: "published", sort: { key: "name", direction: "ascending" } })).toBe(
    "/actions?status=published&sort=name",
  );
});

test("a run's URL keeps the query of its list", () => {
  expect(paths.run.href("run 1", { status: "failed" })).toBe("/runs/run%201?status=failed");
  expect(paths.run.href("run_1")).toBe("/runs/run_1");
});

test.each(["x".repeat(48_000), "ж".repeat(2_000)])(
  "a search that is too long isn’t kept in the address",
  (q) => {
    expect(paths.runs.href({ q, status: "failed" })).toBe("/runs?status=failed");
    expect(paths.run.href("run_1", { q, status: "failed" })).toBe("/runs/run_1?status=failed");
  },
);
