import { expect, test } from "vitest";
import { isPageOpen } from "./session";

test("a page is open however its URL spells its ID, until another one is visited", () => {
  const visited = new Map([["/drafts/drf%5F1", { name: "draft" as const, id: "drf_1" }]]);
  expect(isPageOpen(visited, "/drafts/drf_1")).toBe(true);
  expect(isPageOpen(visited, "/drafts/drf_2")).toBe(false);
  visited.set("/drafts/drf_2", { name: "draft", id: "drf_2" });
  expect(isPageOpen(visited, "/drafts/drf_1")).toBe(false);
});
