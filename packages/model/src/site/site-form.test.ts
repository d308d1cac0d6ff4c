import { expect, test } from "vitest";
import { site } from "../fixtures";
import { uneditedForm, unsavedFields } from "../form/form";
import { siteFieldText, type SiteForm, siteFormFields, siteFormOf } from "./site-form";

const stored = siteFormOf(site());
const changedBy = (edit: SiteForm) => unsavedFields({ ...uneditedForm(stored), edit }, siteFormFields);

test.each([
  [{}, []],
  [{ name: "" }, ["name"]],
  [{ dev: "localhost:4000" }, ["dev"]],
  [{ staging: "" }, ["staging"]],
  [{ name: "Harbour Stay ", prod: "harbourstay.example" }, ["name", "prod"]],
])("after %j the unsaved fields are %j", (edit, fields) => {
  const edited = { ...stored, ...edit };
  expect(changedBy(edited)).toEqual(fields);
});

test.each([
  ["Harbour Stay", "Harbour Stay"],
  ["Harbour Stay ", "Harbour Stay␣"],
  ["  Harbour", "␣␣Harbour"],
  [" ", "␣"],
  ["", "—"],
])("as one of two versions, the name “%s” is shown as “%s”", (name, shown) => {
  expect(siteFieldText({ ...stored, name }, "name")).toBe(shown);
});
