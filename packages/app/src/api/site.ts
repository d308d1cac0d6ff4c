import type { Site, SiteDomains } from "@understudy/screens/model";
import { consoleApi, unlessRefused } from "./api";
import { decodeSite } from "./decoders/site";
import { get, put } from "./http-request";

export interface SiteEdit {
  name: string;
  domains: SiteDomains;
}

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
      invalidatesTags: unlessRefused(["site"]),
    }),
  }),
});

export const { useSiteQuery } = siteApi;
