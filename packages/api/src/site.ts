import {
  byEnvironment,
  environments,
  fieldNames,
  isNumberField,
  parseSettingNumber,
  planNames,
  type SettingsField,
  type Site,
  siteFields,
  widgetFields,
  type WidgetSettings,
} from "@understudy/model";
import type { Schemas } from "./api-types";
import * as read from "./decoding";
import * as values from "./values";

const textOrBlank = (value: unknown) => (typeof value === "string" ? value : values.wholeText(value));

// Only a missing setting gets the default; stored values are kept if readable.
function readSetting(value: unknown, field: SettingsField): WidgetSettings[SettingsField] {
  const fallback: WidgetSettings[SettingsField] = widgetFields[field].fallback;
  if (isNumberField(field) && value !== undefined && value !== null)
    return values.number(value) ?? parseSettingNumber(field, values.anyText(value));
  if (typeof fallback === "boolean") return values.flag(value, fallback);
  if (Array.isArray(fallback)) return values.texts(value);
  return textOrBlank(value) ?? fallback;
}

function readSettings(value: read.Field<Schemas["SiteSettings"]>): WidgetSettings {
  const settings = read.fields(value);
  const entries = fieldNames(widgetFields).map((field) => [
    field,
    readSetting(settings[widgetFields[field].name], field),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names.
  return Object.fromEntries(entries) as WidgetSettings;
}

export const decodeSite: read.Decoder<"GET /v1/sites/me", Site> = read.entity(
  {
    fields: ["id", "siteId", "site_id", "name", "domains", "plan", "usage", "settings", "onboarding"],
  },
  (site) => {
    const { name, settings } = site;
    const domains = read.fields(site["domains"]);
    const usage = read.fields(site["usage"]);
    const flags = read.fields(site["onboarding"]);
    return {
      id: read.idText(read.firstOf(site["id"], site["siteId"], site["site_id"])) ?? "",
      name: read.anyText(name),
      domains: byEnvironment((environment) => read.anyText(domains[environment])),
      plan: values.oneOf(planNames, read.text(site["plan"])?.trim().toLowerCase()) ?? "free",
      usage: {
        runsSuccessful: read.count(usage["runs_successful"]) ?? 0,
        runsFailed: read.count(usage["runs_failed"]) ?? 0,
        actionsPublished: read.count(usage["actions_published"]) ?? 0,
      },
      settings: readSettings(settings),
      received: {
        ...read.fields(settings),
        name,
        ...Object.fromEntries(environments.map((each) => [siteFields[each].name, domains[each]])),
      },
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
