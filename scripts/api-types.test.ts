import { expect, test } from "vitest";
import { apiTypes } from "./api-types.mjs";

test("a keyword without a type is named", () => {
  const description = `
paths: {}
components:
  schemas:
    Names: { type: array, prefixItems: [] }
`;
  expect(() => apiTypes(description)).toThrow('no type for "prefixItems" in docs/api.yaml');
});
