import type { FieldList } from "../form/form";
import { environmentLabels } from "../run/run-texts";
import type { SiteDomains } from "./domains";
import type { Site } from "./site";

/** The editable fields of a site. */
export type SiteForm = Pick<Site, "name"> & SiteDomains;

export type SiteField = keyof SiteForm;

export const siteFields = {
  name: { name: "name", label: "Site Name" },
  dev: { name: "domain_dev", label: environmentLabels.dev },
  staging: { name: "domain_staging", label: environmentLabels.staging },
  prod: { name: "domain_prod", label: environmentLabels.prod },
} as const satisfies FieldList<SiteField>;

export const siteFormOf = ({ name, domains }: Site): SiteForm => ({ name, ...domains });
