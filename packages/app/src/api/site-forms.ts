import { bodyOf, noData, request, type Saved } from "@understudy/api";
import {
  paths,
  type SettingsField,
  type SettingsForm,
  settingsToSave,
  type SiteField,
  siteFields,
  type SiteForm,
  siteMessages,
  widgetFields,
  widgetMessages,
} from "@understudy/model";
import { consoleApi } from "./api";
import { write } from "./endpoint";

// Site and settings are the same record.
const changesSite = { changes: ["site"], resource: "site" } as const;

// Separate from site.ts, which every page loads.
export const siteFormsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    saveSite: build.mutation(
      write(noData, {
        request: (saved: Saved<SiteForm, SiteField>) =>
          request("PUT /v1/site", { body: bodyOf(siteFields, saved) }),
        ...changesSite,
        notice: () => ({ title: siteMessages.saveFailed, href: paths.siteSettings.href(), subject: null }),
      }),
    ),
    saveSettings: build.mutation(
      write(noData, {
        request: (saved: Saved<SettingsForm, SettingsField>) =>
          request("PUT /v1/site/settings", {
            body: bodyOf(widgetFields, { ...saved, edit: settingsToSave(saved.edit) }),
          }),
        ...changesSite,
        notice: () => ({ title: widgetMessages.saveFailed, href: paths.chatSettings.href(), subject: null }),
      }),
    ),
  }),
});
