import { expect } from "@playwright/test";
import { productCalls } from "../../packages/sandbox/src/index";
import { waitUntil } from "./cases";
import { test, type Scenario } from "./fault-test";
import { readTargets } from "./reads";
import { writeTargets } from "./writes";

const everyCall = new Set([...readTargets, ...writeTargets].map(({ call }) => call));

const productRequests = ({ sandbox }: Scenario) =>
  sandbox.control
    .requests()
    // Without CORS preflights.
    .filter(({ path, method }) => path.startsWith("/v1/") && method !== "OPTIONS")
    .map(({ method, path }) => `${method} ${path.replace(/^(\/v1\/(?:drafts|runs))\/.+/, "$1/:id")}`);

test.describe("the fault matrix", () => {
  test("covers every call", () => {
    expect([...everyCall].toSorted()).toEqual([...productCalls].toSorted());
  });

  test("has no request that the frame of every page sends", async ({ scenario }) => {
    await scenario.go("/settings");
    await expect(scenario.page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await scenario.page.waitForLoadState("networkidle");
    expect(productRequests(scenario)).toEqual([]);
  });

  test.describe("on each page", () => {
    for (const path of new Set(readTargets.map((target) => target.path)))
      test(`covers every request that ${path} sends on load`, async ({ scenario }) => {
        const targets = readTargets.filter((target) => target.path === path);
        await scenario.go(path);
        for (const { shown } of targets) await expect(shown(scenario.page)).toBeVisible();
        const listed = new Set(targets.map(({ call }) => call));
        await waitUntil(
          () => [...listed].every((call) => scenario.made(call) > 0),
          "the page made its calls",
        );
        expect([...new Set(productRequests(scenario))].toSorted()).toEqual([...listed].toSorted());
      });
  });
});
