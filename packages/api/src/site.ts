import {
  type NumberField,
  parseSettingNumber,
  planNames,
  type Site,
  type WidgetSettings,
  widgetDefaults,
} from "@understudy/model";
import type { Schemas } from "./api-types";
import { type FieldName, type Fields, fieldsIn } from "./json";
import * as read from "./decoding";

const textOrBlank = (value: unknown) => (typeof value === "string" ? value : read.wholeText(value));

// Only a missing setting gets the default; stored values are kept if readable.
const stored = (value: unknown, fallback: string) => textOrBlank(value) ?? fallback;

function storedNumber(value: unknown, field: NumberField): number {
  if (value === undefined || value === null) return widgetDefaults[field];
  return read.number(value) ?? parseSettingNumber(field, read.anyText(value));
}

export function readSettings(value: unknown): WidgetSettings {
  const settings = fieldsIn<Schemas["SiteSettings"]>(value);
  return {
    widgetEnabled: read.flag(settings["widget_enabled"], widgetDefaults.widgetEnabled),
    launcherSide: stored(settings["launcher_side"], widgetDefaults.launcherSide),
    launcherOffsetX: storedNumber(settings["launcher_offset_x"], "launcherOffsetX"),
    launcherOffsetY: storedNumber(settings["launcher_offset_y"], "launcherOffsetY"),
    launcherZIndex: storedNumber(settings["launcher_z_index"], "launcherZIndex"),
    brandColor: stored(settings["brand_color"], widgetDefaults.brandColor),
    brandTitle: textOrBlank(settings["brand_title"]),
    brandLogoUrl: stored(settings["brand_logo_url"], widgetDefaults.brandLogoUrl),
    hotkeyEnabled: read.flag(settings["hotkey_enabled"], widgetDefaults.hotkeyEnabled),
    hotkeyCombination: stored(settings["hotkey_combination"], widgetDefaults.hotkeyCombination),
    coexistenceMode: stored(settings["coexistence_mode"], widgetDefaults.coexistenceMode),
    routesInclude: read.texts(settings["routes_include"]),
    routesExclude: read.texts(settings["routes_exclude"]),
    unreadable: read.unreadableLists({
      routesInclude: settings["routes_include"],
      routesExclude: settings["routes_exclude"],
    }),
  };
}

function siteOf(site: Fields<Schemas["Site"]>): Site {
  const domains = fieldsIn<Schemas["Site"]["domains"]>(site["domains"]);
  const usage = fieldsIn<Schemas["Site"]["usage"]>(site["usage"]);
  const flags = fieldsIn<Schemas["Site"]["onboarding"]>(site["onboarding"]);
  return {
    id: read.idText(read.firstOf(site["id"], site["siteId"], site["site_id"])) ?? "",
    name: read.anyText(site["name"]),
    domains: {
      dev: read.anyText(domains["dev"]),
      staging: read.anyText(domains["staging"]),
      prod: read.anyText(domains["prod"]),
    },
    plan: read.oneOf(planNames, read.text(site["plan"])?.trim().toLowerCase()) ?? "free",
    usage: {
      runsSuccessful: read.count(usage["runs_successful"]) ?? 0,
      runsFailed: read.count(usage["runs_failed"]) ?? 0,
      actionsPublished: read.count(usage["actions_published"]) ?? 0,
    },
    settings: readSettings(site["settings"]),
    onboarding: {
      scriptInstalled: read.flag(flags["scriptInstalled"]),
      apiKeyCreated: read.flag(flags["apiKeyCreated"]),
      appOpened: read.flag(flags["appOpened"]),
      firstRecording: read.flag(flags["firstRecording"]),
      firstPublish: read.flag(flags["firstPublish"]),
      widgetEnabled: read.flag(flags["widgetEnabled"]),
    },
  };
}

const siteFields = [
  "id",
  "siteId",
  "site_id",
  "name",
  "domains",
  "plan",
  "usage",
  "settings",
  "onboarding",
] satisfies FieldName<Schemas["Site"]>[];

export const decodeSite = (body: unknown) => read.entity(body, { fields: siteFields }, siteOf);
