import type {
  NumberField,
  Onboarding,
  PlanUsage,
  Site,
  SiteDomains,
  SiteSettings,
} from "@understudy/screens/model";
import {
  onboardingFlags,
  parseSettingNumber,
  paths,
  planNames,
  siteMessages,
  widgetDefaults,
  widgetMessages,
} from "@understudy/screens/model";
import { consoleApi } from "./api";
import type { Schemas } from "./api-types";
import { type Fields, fieldsIn } from "../lib/json";
import {
  anyText,
  count,
  decodeEntity,
  firstOf,
  flag,
  idText,
  number,
  oneOf,
  texts,
  wholeText,
} from "./decoding";
import { get, put } from "./http-client";
import { reportLateFailure } from "./mutations";

const textOrBlank = (value: unknown) => (typeof value === "string" ? value : wholeText(value));

// Only a missing setting gets the default; stored values are kept if readable.
const stored = (value: unknown, fallback: string) => textOrBlank(value) ?? fallback;

function storedNumber(value: unknown, field: NumberField): number {
  if (value === undefined || value === null) return widgetDefaults[field];
  return number(value) ?? parseSettingNumber(field, anyText(value));
}

export function readSettings(value: unknown): SiteSettings {
  const settings = fieldsIn<Schemas["SiteSettings"]>(value);
  return {
    widgetEnabled: flag(settings["widget_enabled"], widgetDefaults.widgetEnabled),
    launcherSide: stored(settings["launcher_side"], widgetDefaults.launcherSide),
    launcherOffsetX: storedNumber(settings["launcher_offset_x"], "launcherOffsetX"),
    launcherOffsetY: storedNumber(settings["launcher_offset_y"], "launcherOffsetY"),
    launcherZIndex: storedNumber(settings["launcher_z_index"], "launcherZIndex"),
    brandColor: stored(settings["brand_color"], widgetDefaults.brandColor),
    brandTitle: textOrBlank(settings["brand_title"]),
    brandLogoUrl: stored(settings["brand_logo_url"], widgetDefaults.brandLogoUrl),
    hotkeyEnabled: flag(settings["hotkey_enabled"], widgetDefaults.hotkeyEnabled),
    hotkeyCombination: stored(settings["hotkey_combination"], widgetDefaults.hotkeyCombination),
    coexistenceMode: stored(settings["coexistence_mode"], widgetDefaults.coexistenceMode),
    routesInclude: texts(settings["routes_include"]),
    routesExclude: texts(settings["routes_exclude"]),
  };
}

function readDomains(value: unknown): SiteDomains {
  const domains = fieldsIn<Schemas["Site"]["domains"]>(value);
  return {
    dev: anyText(domains["dev"]),
    staging: anyText(domains["staging"]),
    prod: anyText(domains["prod"]),
  };
}

function readUsage(value: unknown): PlanUsage {
  const usage = fieldsIn<Schemas["Site"]["usage"]>(value);
  return {
    runsSuccessful: count(usage["runs_successful"]) ?? 0,
    runsFailed: count(usage["runs_failed"]) ?? 0,
    actionsPublished: count(usage["actions_published"]) ?? 0,
  };
}

function readOnboarding(value: unknown): Onboarding {
  const flags = fieldsIn<Schemas["Site"]["onboarding"]>(value);
  const onboarding: Onboarding = {
    scriptInstalled: false,
    apiKeyCreated: false,
    appOpened: false,
    firstRecording: false,
    firstPublish: false,
    widgetEnabled: false,
  };
  for (const name of onboardingFlags) onboarding[name] = flag(flags[name]);
  return onboarding;
}

const siteOf = (site: Fields<Schemas["Site"]>): Site => ({
  id: idText(firstOf(site["id"], site["siteId"], site["site_id"])) ?? "",
  name: anyText(site["name"]),
  domains: readDomains(site["domains"]),
  plan: oneOf(planNames, site["plan"]) ?? "free",
  usage: readUsage(site["usage"]),
  settings: readSettings(site["settings"]),
  onboarding: readOnboarding(site["onboarding"]),
});

export const decodeSite = (body: unknown) => decodeEntity(body, siteOf);

interface SiteEdit {
  name: string;
  domains: SiteDomains;
}

/** The form always has a title; the server's settings may not. */
type SettingsEdit = SiteSettings & { brandTitle: string };

// Site and settings are the same record.
const extraOptions = { resource: "site", invalidates: ["site"] } as const;

export const siteApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({
      query: () => get("/v1/sites/me", decodeSite),
      providesTags: ["site"],
    }),
    saveSite: build.mutation<null, SiteEdit>({
      query: ({ name, domains }) =>
        put("/v1/site", {
          body: { name, domain_dev: domains.dev, domain_staging: domains.staging, domain_prod: domains.prod },
        }),
      extraOptions,
      onQueryStarted: reportLateFailure(siteMessages.saveFailed, paths.siteSettings.href),
    }),
    saveSettings: build.mutation<null, SettingsEdit>({
      query: (settings) =>
        put("/v1/site/settings", {
          body: {
            widget_enabled: settings.widgetEnabled,
            launcher_side: settings.launcherSide,
            launcher_offset_x: settings.launcherOffsetX,
            launcher_offset_y: settings.launcherOffsetY,
            launcher_z_index: settings.launcherZIndex,
            brand_color: settings.brandColor,
            brand_title: settings.brandTitle,
            brand_logo_url: settings.brandLogoUrl,
            hotkey_enabled: settings.hotkeyEnabled,
            hotkey_combination: settings.hotkeyCombination,
            coexistence_mode: settings.coexistenceMode,
            routes_include: settings.routesInclude,
            routes_exclude: settings.routesExclude,
          },
        }),
      extraOptions,
      onQueryStarted: reportLateFailure(widgetMessages.saveFailed, paths.chatSettings.href),
    }),
  }),
});

export const { useSiteQuery } = siteApi;
