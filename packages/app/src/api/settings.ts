import { paths, type SiteSettings, widgetMessages } from "@understudy/screens/model";
import { consoleApi } from "./api";
import { put } from "./http-request";
import { reportLateFailure } from "./late-failures";

/** The form always has a title; the server's settings may not. */
type SettingsEdit = SiteSettings & { brandTitle: string };

export const settingsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
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
      // The same record as the site's name and domains.
      extraOptions: { resource: "site", invalidates: ["site"] },
      onQueryStarted: reportLateFailure(() => ({
        page: "chatSettings",
        href: paths.chatSettings.href(),
        title: widgetMessages.saveFailed,
        subject: null,
      })),
    }),
  }),
});
