import { expect, test } from "vitest";
import { fieldText } from "../form/compared-text";
import { site } from "../fixtures";
import { fieldsByKey, uneditedForm, unsavedFields } from "../form/form";
import { type SiteField, siteFields, type SiteForm, siteFormOf } from "./site-form";

const stored = siteFormOf(site());
const fields = fieldsByKey<SiteForm, SiteField>(siteFields);
const changedBy = (edit: SiteForm) => unsavedFields({ ...uneditedForm(stored), edit }, fields);

test.each([
  [{}, []],
  [{ name: "" }, ["name"]],
  [{ dev: "localhost:4000" }, ["dev"]],
  [{ staging: "" }, ["staging"]],
  [{ name: "Harbour Stay ", prod: "harbourstay.example" }, ["name", "prod"]],
])("after %j the unsaved fields are %j", (edit, unsaved) => {
  const edited = { ...stored, ...edit };
  expect(changedBy(edited)).toEqual(unsaved);
});

test.each([
  ["Harbour Stay", "Harbour Stay"],
  ["Harbour Stay ", "Harbour Stay␣"],
  ["  Harbour", "␣␣Harbour"],
  [" ", "␣"],
  ["", "—"],
])("as one of two versions, the name “%s” is shown as “%s”", (name, shown) => {
  expect(fieldText(name)).toBe(shown);
});
