import { createConfig, lint } from "@redocly/openapi-core";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

test("Redocly accepts the API description", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lint({ ref: join(root, "docs/api.yaml"), config });
  expect(problems.map(({ message, ruleId }) => `${ruleId}: ${message}`)).toEqual([]);
});
