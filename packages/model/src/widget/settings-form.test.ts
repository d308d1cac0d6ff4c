import { expect, test } from "vitest";
import { product, settings, siteSettings } from "../fixtures";
import { uneditedForm, unsavedFields } from "../form/form";
import {
  defaultBrandTitle,
  settingsFieldText,
  settingsForm,
  settingsFormFields,
  settingsToSave,
} from "./settings-form";

test("shows the default title, and saves it", () => {
  const form = settingsForm(settings({ brandTitle: null }), product);
  expect(form.brandTitle).toBe("Ask Understudy");
  expect(settingsToSave(form).brandTitle).toBe("Ask Understudy");
});

test("saves numbers as numbers", () => {
  const form = { ...settingsForm(siteSettings, product), launcherOffsetX: "1.9", launcherOffsetY: "-2" };
  expect(settingsToSave(form)).toEqual({ ...siteSettings, launcherOffsetX: 1, launcherOffsetY: -2 });
});

test("compares forms field by field", () => {
  const form = settingsForm(siteSettings, product);
  const changedBy = (edit: typeof form) => unsavedFields({ ...uneditedForm(form), edit }, settingsFormFields);
  expect(changedBy(settingsForm(settings(), product))).toEqual([]);
  const other = {
    widgetEnabled: false,
    launcherOffsetX: "25",
    brandColor: "#000000",
    routesInclude: [],
    routesExclude: ["/x"],
    coexistenceMode: "none",
  } as const;
  for (const [field, value] of Object.entries(other))
    expect(changedBy({ ...form, [field]: value })).toEqual([field]);
  // A refetch has new lists with the same entries.
  expect(changedBy({ ...form, routesInclude: [...form.routesInclude] })).toEqual([]);
  expect(changedBy({ ...form, routesInclude: form.routesInclude.slice(1) })).toEqual(["routesInclude"]);
  expect(
    changedBy({ ...form, routesInclude: form.routesInclude.with(form.routesInclude.length - 1, "/") }),
  ).toEqual(["routesInclude"]);
});

test("names the widget after the product", () => {
  expect(defaultBrandTitle({ name: "Understudy" })).toBe("Ask Understudy");
});

test.each([
  ["left", "Left"],
  ["top", "top"],
  ["constructor", "constructor"],
  [" ", "␣"],
  ["", "—"],
])("shows the side %j in a conflict as %s", (launcherSide, text) => {
  expect(settingsFieldText({ ...settingsForm(settings(), product), launcherSide }, "launcherSide")).toBe(
    text,
  );
});

test.each([
  [["/a", "/b"], "/a\n/b"],
  [["/a ", "/b"], "/a␣\n/b"],
  [["/a", ""], "/a\n—"],
  [[], "—"],
])("shows the patterns %j in a conflict as %j", (routesInclude, text) => {
  expect(settingsFieldText({ ...settingsForm(settings(), product), routesInclude }, "routesInclude")).toBe(
    text,
  );
});
