import {
  type SettingsField,
  type SettingsForm,
  settingsToSave,
  type SiteField,
  siteFields,
  type SiteForm,
  widgetFields,
} from "@understudy/model";
import type { BodyOf } from "./api-types";
import { type Fields, fieldsIn } from "./json";
import { bodyOf, type Saved } from "./saved-form";

export function siteBody(saved: Saved<SiteForm, SiteField>): BodyOf<"PUT /v1/site"> {
  const received: Fields = { ...fieldsIn(saved.received["domains"]), name: saved.received["name"] };
  return bodyOf(siteFields, saved, (field) => received[field]);
}

export function settingsBody(saved: Saved<SettingsForm, SettingsField>): BodyOf<"PUT /v1/site/settings"> {
  const received = fieldsIn(saved.received["settings"]);
  const edit = settingsToSave(saved.edit);
  return bodyOf(widgetFields, { ...saved, edit }, (field) => received[widgetFields[field].name]);
}
