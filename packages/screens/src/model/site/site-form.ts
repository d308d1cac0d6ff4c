import type { Site } from "./site";
import { dash } from "../tone";

/** What can be changed about a site. */
export type SiteForm = Pick<Site, "name" | "domains">;

const siteFields = ["name", "dev", "staging", "prod"] as const;
export type SiteField = (typeof siteFields)[number];

export const siteFormOf = ({ name, domains }: Site): SiteForm => ({ name, domains });

const valueOf = ({ name, domains }: SiteForm, field: SiteField) => (field === "name" ? name : domains[field]);

/** A field's value as text, for showing two versions side by side. */
export const siteFieldText = (form: SiteForm, field: SiteField): string =>
  valueOf(form, field).trim() || dash;

export function changedSiteFields(stored: SiteForm, edited: SiteForm): SiteField[] {
  return siteFields.filter((field) => valueOf(stored, field) !== valueOf(edited, field));
}

export const isSameSiteForm = (left: SiteForm, right: SiteForm): boolean =>
  changedSiteFields(left, right).length === 0;
