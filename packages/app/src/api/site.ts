import type { Site, SiteDomains } from "@understudy/screens/model";
import { consoleApi, reading } from "./base";
import { done, json } from "./call";
import { readSite } from "./decoders/site";
import { writing } from "./write";

export interface SiteEdit {
  name: string;
  domains: SiteDomains;
}

export const siteApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    site: build.query<Site, void>({
      queryFn: reading(() => ({ method: "GET", pattern: "/v1/sites/me", decode: json(readSite) })),
      providesTags: ["site"],
    }),
    saveSite: build.mutation<null, SiteEdit>({
      queryFn: writing({ changes: ["site"] }, ({ name, domains }) => ({
        method: "PUT",
        pattern: "/v1/site",
        body: { name, domain_dev: domains.dev, domain_staging: domains.staging, domain_prod: domains.prod },
        decode: done,
      })),
    }),
  }),
});

export const { useSiteQuery, useSaveSiteMutation } = siteApi;
