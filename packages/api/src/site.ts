import {
  type NumberField,
  parseSettingNumber,
  planNames,
  type SettingsField,
  settingsNames,
  type Site,
  type SiteField,
  type SiteForm,
  type WidgetSettings,
  widgetDefaults,
} from "@understudy/model";
import type { BodyOf, Schemas } from "./api-types";
import * as read from "./decoding";
import { fieldsIn } from "./json";
import { bodyOf, type Saved, valueToSend } from "./saved-form";
import * as values from "./values";

type SentSettings = Schemas["SiteSettings"];

const textOrBlank: read.Reader<string, string | null> = (value: unknown) =>
  typeof value === "string" ? value : values.wholeText(value);

// Only a missing setting gets the default; stored values are kept if readable.
const stored = (value: read.Field<string>, fallback: string) => textOrBlank(value) ?? fallback;

function storedNumber(value: read.Field<number>, field: NumberField): number {
  const received: unknown = value;
  if (received === undefined || received === null) return widgetDefaults[field];
  return values.number(received) ?? parseSettingNumber(field, values.anyText(received));
}

function readSettings(value: read.Field<SentSettings>): WidgetSettings {
  const settings = read.fields(value);
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
  };
}

export const decodeSite: read.Decoder<"GET /v1/sites/me", Site> = read.entity(
  {
    fields: ["id", "siteId", "site_id", "name", "domains", "plan", "usage", "settings", "onboarding"],
  },
  (site) => {
    const { name, domains: sentDomains, settings } = site;
    const domains = read.fields(sentDomains);
    const usage = read.fields(site["usage"]);
    const flags = read.fields(site["onboarding"]);
    return {
      id: read.idText(read.firstOf(site["id"], site["siteId"], site["site_id"])) ?? "",
      name: read.anyText(name),
      domains: {
        dev: read.anyText(domains["dev"]),
        staging: read.anyText(domains["staging"]),
        prod: read.anyText(domains["prod"]),
      },
      plan: values.oneOf(planNames, read.text(site["plan"])?.trim().toLowerCase()) ?? "free",
      usage: {
        runsSuccessful: read.count(usage["runs_successful"]) ?? 0,
        runsFailed: read.count(usage["runs_failed"]) ?? 0,
        actionsPublished: read.count(usage["actions_published"]) ?? 0,
      },
      settings: readSettings(settings),
      received: { name, domains: sentDomains, settings },
      onboarding: {
        scriptInstalled: read.flag(flags["scriptInstalled"]),
        apiKeyCreated: read.flag(flags["apiKeyCreated"]),
        appOpened: read.flag(flags["appOpened"]),
        firstRecording: read.flag(flags["firstRecording"]),
        firstPublish: read.flag(flags["firstPublish"]),
        widgetEnabled: read.flag(flags["widgetEnabled"]),
      },
    };
  },
);

export function siteBody(saved: Saved<SiteForm, SiteField>): BodyOf<"PUT /v1/site"> {
  const { edit, received } = saved;
  const domains = fieldsIn(received["domains"]);
  const value = valueToSend(saved);
  return {
    name: value("name", edit.name, received["name"]),
    domain_dev: value("dev", edit.domains.dev, domains["dev"]),
    domain_staging: value("staging", edit.domains.staging, domains["staging"]),
    domain_prod: value("prod", edit.domains.prod, domains["prod"]),
  };
}

/** The form always has a title; the server's settings may not. */
export type SettingsEdit = WidgetSettings & { brandTitle: string };

export const settingsBody = (saved: Saved<SettingsEdit, SettingsField>): BodyOf<"PUT /v1/site/settings"> =>
  bodyOf(settingsNames, saved, fieldsIn(saved.received["settings"]));
