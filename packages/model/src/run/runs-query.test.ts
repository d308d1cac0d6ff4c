import { expect, test } from "vitest";
import { parseRunsQuery } from "./runs-query";

test.each([
  ["", {}],
  ["?", {}],
  ["?status=failed", { status: "failed" }],
  ["?status=Failed", {}],
  ["?status=exploded&env=mars", {}],
  ["?status=&env=&q=&action=", {}],
  ["?env=staging&q=book+a%20room", { env: "staging", q: "book a room" }],
  ["?sort=-started", { sort: { key: "started", direction: "descending" } }],
  ["?sort=duration", { sort: { key: "duration", direction: "ascending" } }],
  ["?sort=--duration", {}],
  ["?sort=__proto__", {}],
  ["?drift=recovered", { drift: "recovered" }],
  ["?drift=not-recovered", { drift: "not-recovered" }],
  ["?drift=true", { drift: null }],
  ["?drift=1&day=2026-03-04&action=act%2F1", { drift: "1", day: "2026-03-04", action: "act/1" }],
  ["?drift=true&day=2026-02-30", {}],
  ["?failure=Pay+-+Step+2", { failure: "Pay - Step 2" }],
  ["?failure=", {}],
  ["?problem=1&since=24h", { problem: true, since: "24h" }],
  ["?problem=yes&since=2h", {}],
  ["?status=failed&status=success", { status: "failed" }],
  ["?q=%E0%A4%A", { q: "\uFFFD%A" }],
])("parses the runs URL %s", (search, expected) => {
  const all = {
    status: null,
    env: null,
    q: "",
    sort: null,
    action: null,
    failure: null,
    drift: null,
    problem: false,
    since: null,
    day: null,
  };
  expect(parseRunsQuery(search)).toEqual({ ...all, ...expected });
});
