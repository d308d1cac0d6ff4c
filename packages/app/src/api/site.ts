import { decodeSite, get, noData, put, schemaOf } from "@understudy/api";
import type { Site, SiteDomains, WidgetSettings } from "@understudy/model";
import { changing, consoleApi } from "./api";

/** The form always has a title; the server's settings may not. */
type SettingsEdit = WidgetSettings & { brandTitle: string };

// Site and settings are the same record.
const changingSite = changing(["site"], { resource: "site" });

export const siteApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({
      query: () => get("/v1/sites/me"),
      responseSchema: schemaOf(decodeSite),
      providesTags: ["site"],
    }),
    saveSite: build.mutation<null, { name: string; domains: SiteDomains }>({
      query: ({ name, domains }) =>
        put("/v1/site", {
          body: { name, domain_dev: domains.dev, domain_staging: domains.staging, domain_prod: domains.prod },
        }),
      responseSchema: noData,
      ...changingSite,
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
            routes_include: settings.unreadable.routesInclude ?? settings.routesInclude,
            routes_exclude: settings.unreadable.routesExclude ?? settings.routesExclude,
          },
        }),
      responseSchema: noData,
      ...changingSite,
    }),
  }),
});

export const { useSiteQuery } = siteApi;
