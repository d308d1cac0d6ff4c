import { expect, test } from "vitest";
import { site } from "../../fixtures";
import { changedSiteFields, siteFormOf } from "./site-form";

const stored = siteFormOf(site());

test.each([
  [{}, []],
  [{ name: "" }, ["name"]],
  [{ domains: { ...stored.domains, dev: "localhost:4000" } }, ["dev"]],
  [{ domains: { ...stored.domains, staging: "" } }, ["staging"]],
  [{ name: "Harbour Stay ", domains: { ...stored.domains, prod: "harbourstay.example" } }, ["name", "prod"]],
])("after %j the unsaved fields are %j", (edit, fields) => {
  const edited = { ...stored, ...edit };
  expect(changedSiteFields(stored, edited)).toEqual(fields);
});

test("equal domains from another response are no change", () => {
  expect(changedSiteFields(stored, siteFormOf(site({ domains: { ...stored.domains } })))).toEqual([]);
});
