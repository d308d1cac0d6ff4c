import {
  type SettingsField,
  type SiteField,
  siteFields,
  type SiteForm,
  widgetFields,
  type WidgetSettings,
} from "@understudy/model";
import type { BodyOf } from "./api-types";
import { type Fields, fieldsIn } from "./json";
import { bodyOf, type Saved } from "./saved-form";

export function siteBody(saved: Saved<SiteForm, SiteField>): BodyOf<"PUT /v1/site"> {
  const received: Fields = { ...fieldsIn(saved.received["domains"]), name: saved.received["name"] };
  return bodyOf(siteFields, saved, (field) => received[field]);
}

/** The form always has a title; the server's settings may not. */
type SettingsEdit = WidgetSettings & { brandTitle: string };

export function settingsBody(saved: Saved<SettingsEdit, SettingsField>): BodyOf<"PUT /v1/site/settings"> {
  const received = fieldsIn(saved.received["settings"]);
  return bodyOf(widgetFields, saved, (field) => received[widgetFields[field].name]);
}
