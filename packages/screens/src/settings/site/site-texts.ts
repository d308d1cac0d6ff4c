import type { Environment } from "@understudy/model";

export const siteTexts = {
  loading: "Loading site settings",
  save: "Save Changes",
  section: "Site",
  siteId: "Site ID",
  copy: "Copy",
  noSiteId: "No site ID yet",
  domains: "Domains",
} as const;

export const domainPlaceholders: Record<Environment, string> = {
  dev: "localhost:3000",
  staging: "staging.example.com",
  prod: "www.example.com",
};
