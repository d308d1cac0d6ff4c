import { expect, test } from "vitest";
import { isSamePage } from "./session";

test("paths lead to the same page however they spell its ID", () => {
  expect(isSamePage("/drafts/drf%5F1", "/drafts/drf_1")).toBe(true);
  expect(isSamePage("/drafts/drf%5F1", "/drafts/drf_2")).toBe(false);
});
