import { comparedText } from "../form/compared-text";
import type { FormFields } from "../form/form";
import type { Site } from "./site";

/** The editable fields of a site. */
export type SiteForm = Pick<Site, "name" | "domains">;

const siteFields = ["name", "dev", "staging", "prod"] as const;

export type SiteField = (typeof siteFields)[number];

export const siteFormOf = ({ name, domains }: Site): SiteForm => ({ name, domains });

const valueOf = ({ name, domains }: SiteForm, field: SiteField) => (field === "name" ? name : domains[field]);

/** A field's value as text, for showing two versions side by side. */
export const siteFieldText = (form: SiteForm, field: SiteField): string => comparedText(valueOf(form, field));

export const siteFormFields: FormFields<SiteForm, SiteField> = {
  names: siteFields,
  isSame: (left, right, field) => valueOf(left, field) === valueOf(right, field),
  take: (form, from, field) =>
    field === "name"
      ? { ...form, name: from.name }
      : { ...form, domains: { ...form.domains, [field]: from.domains[field] } },
};
