import { describe, expect, test } from "vitest";
import type { Site, WidgetSettings } from "@understudy/model";
import { bareSite } from "../testing/entities";
import { decodeSite } from "./site";
import { unreadable } from "./decoding";
import { fieldsIn } from "./json";

const defaults: WidgetSettings = bareSite.settings;

function settingsOf(sent: unknown): WidgetSettings | null {
  const site = decodeSite({ id: "s1", settings: sent });
  return site === unreadable ? null : site.settings;
}

describe("widget settings", () => {
  test.each([[undefined], [null], [{}], ["none"], [[]]])("of %j are the defaults", (sent) => {
    expect(settingsOf(sent)).toEqual(defaults);
  });

  test.each([
    [
      "a stored 0",
      { launcher_offset_x: 0, launcher_offset_y: 0, launcher_z_index: 0 },
      { launcherOffsetX: 0, launcherOffsetY: 0, launcherZIndex: 0 },
    ],
    ["a stored false", { hotkey_enabled: false, widget_enabled: false }, { hotkeyEnabled: false }],
    [
      "a stored empty text",
      { brand_title: "", hotkey_combination: "", brand_color: "" },
      { brandTitle: "", hotkeyCombination: "", brandColor: "" },
    ],
    [
      "what the preview cannot use",
      { brand_color: "red", hotkey_combination: "whatever", brand_logo_url: "not a url" },
      { brandColor: "red", hotkeyCombination: "whatever", brandLogoUrl: "not a url" },
    ],
    [
      "negative numbers",
      { launcher_offset_x: -5, launcher_z_index: -1 },
      { launcherOffsetX: -5, launcherZIndex: -1 },
    ],
    ["fractions", { launcher_offset_x: 12.7 }, { launcherOffsetX: 12.7 }],
    [
      "numbers sent as text",
      { launcher_offset_x: "35", launcher_z_index: "2000" },
      { launcherOffsetX: 35, launcherZIndex: 2000 },
    ],
    [
      "route patterns",
      { routes_include: ["/shop/*"], routes_exclude: ["/basket", ""] },
      { routesInclude: ["/shop/*"], routesExclude: ["/basket", ""] },
    ],
    [
      "those route patterns that can be read",
      { routes_include: [null, "/a"], routes_exclude: ["/b"] },
      { routesInclude: ["/a"], routesExclude: ["/b"] },
    ],
    ["the left side", { launcher_side: "left" }, { launcherSide: "left" }],
    ["a mode", { coexistence_mode: "unify" }, { coexistenceMode: "unify" }],
    [
      "unknown words",
      { launcher_side: "middle", coexistence_mode: "" },
      { launcherSide: "middle", coexistenceMode: "" },
    ],
    [
      "numbers with a unit",
      { launcher_offset_x: "35px", launcher_z_index: "7th" },
      { launcherOffsetX: 35, launcherZIndex: 7 },
    ],
    [
      "flags as numbers",
      { widget_enabled: 1, hotkey_enabled: 0 },
      { widgetEnabled: true, hotkeyEnabled: false },
    ],
  ])("keep %s", (_case, sent, expected) => {
    expect(settingsOf(sent)).toEqual({ ...defaults, ...expected });
  });

  test.each([
    [
      "no number",
      { launcher_offset_x: "far", launcher_offset_y: {}, launcher_z_index: "top" },
      { launcherOffsetX: 0, launcherOffsetY: 0, launcherZIndex: 1000 },
    ],
    [
      "wrong types",
      {
        launcher_side: {},
        coexistence_mode: [],
        brand_color: {},
        hotkey_combination: [],
        routes_include: "/shop",
        brand_logo_url: true,
        hotkey_enabled: "maybe",
      },
      {},
    ],
    ["nulls", { launcher_offset_x: null, hotkey_enabled: null, brand_title: null }, {}],
  ])("fall back from %s", (_case, sent, expected) => {
    expect(settingsOf(sent)).toEqual({ ...defaults, ...expected });
  });
});

const nothing = { ...bareSite, id: "", settings: defaults } satisfies Site;

describe("a site", () => {
  test.each([
    ["with nothing else", { settings: {} }, {}],
    ["named by id", { id: "s1" }, { id: "s1" }],
    ["named by siteId", { siteId: "s1" }, { id: "s1" }],
    ["named by site_id", { site_id: "s1" }, { id: "s1" }],
    ["named three times", { id: "", siteId: null, site_id: "s3" }, { id: "s3" }],
    ["named by a number", { id: 7 }, { id: "7" }],
    ["with its name", { name: "Harbour Stay" }, { name: "Harbour Stay" }],
    [
      "with its domains",
      { domains: { dev: "localhost:3000", staging: "s.example", prod: "x.example" } },
      { domains: { dev: "localhost:3000", staging: "s.example", prod: "x.example" } },
    ],
    [
      "with one domain",
      { domains: { prod: "x.example" } },
      { domains: { ...nothing.domains, prod: "x.example" } },
    ],
    [
      "with settings",
      { settings: { widget_enabled: true } },
      { settings: { ...nothing.settings, widgetEnabled: true } },
    ],
    ["on a plan", { plan: "pro" }, { plan: "pro" }],
    ["on a plan in another spelling", { plan: "Pro " }, { plan: "pro" }],
    ["on an unknown plan", { plan: "platinum" }, {}],
    ["on a plan of the wrong type", { plan: { name: "pro" } }, {}],
    [
      "with usage",
      { usage: { runs_successful: 7000, runs_failed: "700", actions_published: 12 } },
      { usage: { runsSuccessful: 7000, runsFailed: 700, actionsPublished: 12 } },
    ],
    [
      "with impossible usage",
      { usage: { runs_successful: -1, runs_failed: "NaN", actions_published: null } },
      {},
    ],
    [
      "with onboarding flags",
      { onboarding: { scriptInstalled: true, appOpened: "true", firstPublish: "no" } },
      { onboarding: { ...nothing.onboarding, scriptInstalled: true, appOpened: true } },
    ],
    ["with onboarding of the wrong type", { onboarding: [true, true] }, {}],
  ])("%s", (_case, sent, expected) => {
    const { name, domains, settings } = fieldsIn(sent);
    const { dev, staging, prod } = fieldsIn(domains);
    const received = {
      ...fieldsIn(settings),
      name,
      domain_dev: dev,
      domain_staging: staging,
      domain_prod: prod,
    };
    expect(decodeSite(sent)).toEqual({ ...nothing, ...expected, received });
  });
});
