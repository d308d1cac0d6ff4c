import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { apiTypes } from "./api-types.mjs";

const docs = resolve(import.meta.dirname, "../docs");

test("docs/api.d.ts has the types of docs/api.yaml", async () => {
  const types = await apiTypes(readFileSync(join(docs, "api.yaml"), "utf8"));
  expect(readFileSync(join(docs, "api.d.ts"), "utf8"), "Run node scripts/api-types.mjs").toBe(types);
});

test("a keyword without a type is named", async () => {
  const description = `
paths: {}
components:
  schemas:
    Names: { type: array, prefixItems: [] }
`;
  await expect(apiTypes(description)).rejects.toThrow('no type for "prefixItems" in docs/api.yaml');
});
