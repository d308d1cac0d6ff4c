import { comparedText } from "../form/compared-text";
import { type FieldList, fieldsByKey } from "../form/form";
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

/** A field's value as text, for showing two versions side by side. */
export const siteFieldText = (form: SiteForm, field: SiteField): string => comparedText(form[field]);

export const siteFormFields = fieldsByKey<SiteForm, SiteField>(siteFields);
