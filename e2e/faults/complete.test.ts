import { expect } from "@playwright/test";
import { productCalls } from "../../packages/sandbox/src/index";
import { test } from "./fault-test";
import { readTargets } from "./reads";
import { writeTargets } from "./writes";

const everyCall = new Set([...readTargets, ...writeTargets].map(({ call }) => call));

test.describe("the fault matrix", () => {
  test("covers every call", () => {
    expect([...everyCall].toSorted()).toEqual([...productCalls].toSorted());
  });

  test("has no request that the frame of every page sends", async ({ scenario }) => {
    await scenario.go("/settings");
    await expect(scenario.page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await scenario.page.waitForLoadState("networkidle");
    expect(scenario.productCalls()).toEqual([]);
  });
});
