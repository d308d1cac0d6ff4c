import { expect, test } from "vitest";
import { product, siteSettings } from "../fixtures";
import { widgetPreview } from "./preview";
import { settingsForm } from "./settings-form";

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
    textColor: "#ffffff",
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
