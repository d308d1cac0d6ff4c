import { expect, test } from "vitest";
import { product, settings, siteSettings, widgetDefaults } from "../fixtures";
import { fieldsByKey, uneditedForm, unsavedFields } from "../form/form";
import { type SettingsField, widgetFields, type WidgetSettings } from "./settings";
import {
  defaultBrandTitle,
  settingsFieldText,
  settingsForm,
  type SettingsForm,
  settingsToSave,
} from "./settings-form";

test("the defaults are the specification's, and the widget is off", () => {
  expect(widgetDefaults).toEqual({
    widgetEnabled: false,
    launcherSide: "right",
    launcherOffsetX: 20,
    launcherOffsetY: 20,
    launcherZIndex: 1000,
    brandColor: "#4CAF50",
    brandTitle: null,
    brandLogoUrl: "",
    hotkeyEnabled: true,
    hotkeyCombination: "cmd+k",
    coexistenceMode: "auto",
    routesInclude: [],
    routesExclude: [],
  });
  expect(settingsForm(widgetDefaults, product).brandTitle).toBe("Ask Understudy");
});

test("saves every field, numbers as numbers", () => {
  const edited: WidgetSettings = {
    widgetEnabled: false,
    launcherSide: "left",
    launcherOffsetX: 1,
    launcherOffsetY: -2,
    launcherZIndex: 3,
    brandColor: "#000000",
    brandTitle: "Hello",
    brandLogoUrl: "https://a.example/b.png",
    hotkeyEnabled: false,
    hotkeyCombination: "ctrl+k",
    coexistenceMode: "none",
    routesInclude: ["/a"],
    routesExclude: ["/b"],
  };
  const form = { ...settingsForm(edited, product), launcherOffsetX: "1.9" };
  expect(settingsToSave(form)).toEqual(edited);
});

test("saves the default title that was shown", () => {
  const stored = settings({ brandTitle: null });
  expect(settingsToSave(settingsForm(stored, product)).brandTitle).toBe("Ask Understudy");
});

test("compares forms field by field", () => {
  const form = settingsForm(siteSettings, product);
  const fields = fieldsByKey<SettingsForm, SettingsField>(widgetFields);
  const changedBy = (edit: typeof form) => unsavedFields({ ...uneditedForm(form), edit }, fields);
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
