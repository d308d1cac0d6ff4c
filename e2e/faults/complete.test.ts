import { expect } from "@playwright/test";
import { productCalls } from "../../packages/sandbox/src/index";
import { waitUntil } from "./cases";
import { test } from "./fault-test";
import { readTargets } from "./reads";
import { writeTargets } from "./writes";

const everyCall = new Set([...readTargets, ...writeTargets].map(({ call }) => call));

test.describe("the fault matrix", () => {
  test("covers every call", () => {
    expect([...everyCall].toSorted()).toEqual([...productCalls].toSorted());
  });

  const paths = [...new Set(readTargets.map(({ path }) => path)), "/settings"];
  for (const path of paths)
    test(`covers every request that ${path} sends on load`, async ({ scenario }) => {
      const listed = new Set(readTargets.filter((target) => target.path === path).map(({ call }) => call));
      await scenario.go(path);
      for (const target of readTargets.filter((each) => each.path === path))
        await target.shown(scenario.page).waitFor();
      await waitUntil(() => [...listed].every((call) => scenario.made(call) > 0), "the page made its calls");
      const asked = scenario.console.sandbox.control
        .requests()
        .filter((request) => request.path.startsWith("/v1/"));
      // Without CORS preflights.
      const patterned = asked
        .filter(({ method }) => method !== "OPTIONS")
        .map(
          ({ method, path: made }) => `${method} ${made.replace(/^(\/v1\/(?:drafts|runs))\/.+/, "$1/:id")}`,
        );
      expect([...new Set(patterned)].toSorted()).toEqual([...listed].toSorted());
    });
});
