import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { waitUntil } from "./cases";
import { test } from "./fault-test";
import { readTargets } from "./reads";
import { writeTargets } from "./writes";

const api = resolve(import.meta.dirname, "../../packages/app/src/api");

const methods: Record<string, string> = { get: "GET", post: "POST", put: "PUT", del: "DELETE" };

/** Every request that the API code can send. */
function callsInCode(): Set<string> {
  const files = readdirSync(api).filter((name) => name.endsWith(".ts") && !name.includes("test"));
  const sources = files.map((name) => readFileSync(join(api, name), "utf8"));
  const found = sources.flatMap((source) => [...source.matchAll(/\b(get|post|put|del)\(\s*"(\/v1[^"]+)"/g)]);
  return new Set(
    found.map(([, method = "", pattern = ""]) => `${methods[method]} ${pattern.replaceAll("{id}", ":id")}`),
  );
}

const everyCall = new Set([...readTargets, ...writeTargets].map(({ call }) => call));

test.describe("the fault matrix", () => {
  test("covers every call in the code", () => {
    expect([...everyCall].toSorted()).toEqual([...callsInCode()].toSorted());
    expect(everyCall.size).toBe(24);
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
