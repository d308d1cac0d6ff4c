import { paths, siteFormFields, siteFormOf, type Site, type SiteForm } from "@understudy/screens/model";
import { useMemo } from "react";
import { useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";

function isSiteForm(value: unknown): value is SiteForm {
  if (typeof value !== "object" || value === null) return false;
  const { name, domains }: Partial<Record<keyof SiteForm, unknown>> = value;
  if (typeof domains !== "object" || domains === null) return false;
  const { dev, staging, prod }: Partial<Record<keyof SiteForm["domains"], unknown>> = domains;
  return [name, dev, staging, prod].every((text) => typeof text === "string");
}

/** The working copy of the site's name and domains. */
export function useSiteCopy(site: Site | null) {
  const stored = useMemo(() => site && siteFormOf(site), [site]);
  return useWorkingCopy({
    page: "settings/site",
    label: paths.siteSettings.title,
    stored,
    isEdit: isSiteForm,
    fields: siteFormFields,
  });
}
