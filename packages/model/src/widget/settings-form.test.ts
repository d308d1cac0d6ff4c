import { expect, test } from "vitest";
import { product, settings, siteSettings } from "../fixtures";
import { uneditedForm, unsavedFields } from "../form/form";
import { widgetPreview } from "./preview";
import { parseSettingNumber, type WidgetSettings, widgetDefaults } from "./settings";
import { settingsForm, settingsFormFields, settingsToSave } from "./settings-form";

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

test.each([
  ["12", 12, 12],
  ["12.7", 12, 12],
  ["-5", -5, -5],
  [" 7 px", 7, 7],
  ["0", 0, 0],
  ["", 0, 1000],
  ["abc", 0, 1000],
  ["NaN", 0, 1000],
  ["Infinity", 0, 1000],
  ["1e3", 1, 1],
])("sends %j as the offset %s and as the z-index %s", (typed, offset, layer) => {
  expect(parseSettingNumber("launcherOffsetX", typed)).toBe(offset);
  expect(parseSettingNumber("launcherOffsetY", typed)).toBe(offset);
  expect(parseSettingNumber("launcherZIndex", typed)).toBe(layer);
});

test("saves an unedited form as stored", () => {
  const odd = settings({
    launcherOffsetX: 12.7,
    launcherZIndex: 0,
    brandColor: "red",
    brandTitle: "",
    hotkeyCombination: "banana",
    hotkeyEnabled: false,
    launcherSide: "top",
    coexistenceMode: "smart",
  });
  expect(settingsToSave(settingsForm(odd, product), odd)).toEqual(odd);
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
  expect(settingsToSave(form, siteSettings)).toEqual(edited);
});

test("saves the default title that was shown", () => {
  const stored = settings({ brandTitle: null });
  expect(settingsToSave(settingsForm(stored, product), stored).brandTitle).toBe("Ask Understudy");
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

const preview = (over: Partial<ReturnType<typeof settingsForm>>) =>
  widgetPreview({ ...settingsForm(siteSettings, product), ...over });

test("previews the form's current values", () => {
  expect(preview({})).toEqual({
    isEnabled: true,
    side: "right",
    offsetX: 24,
    offsetY: 32,
    zIndex: 1200,
    color: "#1F6F5C",
    title: "Ask Harbour Stay",
    logo: { state: "shown", url: "https://www.harbourstay.example/logo.svg" },
    hotkey: "cmd+k",
  });
});

test.each([
  [{ brandColor: "red" }, { color: "#4CAF50" }],
  [{ launcherOffsetX: "x" }, { offsetX: 0 }],
  [{ launcherOffsetX: "999999999" }, { offsetX: 10_000 }],
  [{ launcherOffsetY: "-5" }, { offsetY: -5 }],
  [{ launcherZIndex: "" }, { zIndex: 1000 }],
  [{ launcherZIndex: "2147483647" }, { zIndex: 2_147_483_647 }],
  [{ launcherZIndex: "99999999999" }, { zIndex: 1000 }],
  [{ brandTitle: "" }, { title: "" }],
  [{ brandLogoUrl: " " }, { logo: { state: "none" } }],
  [{ brandLogoUrl: "javascript:alert(1)" }, { logo: { state: "refused" } }],
  [{ brandLogoUrl: "http://shop.example/logo.png" }, { logo: { state: "refused" } }],
  [
    { brandLogoUrl: " https://a.example/b.png " },
    { logo: { state: "shown", url: "https://a.example/b.png" } },
  ],
  [{ hotkeyCombination: "ctrl+j" }, { hotkey: "ctrl+j" }],
  [{ hotkeyCombination: "banana" }, { hotkey: "cmd+k" }],
  [{ hotkeyEnabled: false }, { hotkey: null }],
  [{ launcherSide: "left" }, { side: "left" }],
  [{ launcherSide: "top" }, { side: "right" }],
])("previews %j as %j", (over, drawn) => {
  expect(preview(over)).toMatchObject(drawn);
});
