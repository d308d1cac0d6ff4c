import { isSameSiteForm, paths, siteFormOf, type Site, type SiteForm } from "@understudy/screens/model";
import { useMemo } from "react";
import { useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";

function isSiteForm(value: unknown): value is SiteForm {
  if (typeof value !== "object" || value === null) return false;
  const { name, domains }: Partial<Record<keyof SiteForm, unknown>> = value;
  if (typeof domains !== "object" || domains === null) return false;
  const { dev, staging, prod }: Partial<Record<keyof SiteForm["domains"], unknown>> = domains;
  return [name, dev, staging, prod].every((text) => typeof text === "string");
}

/** The site's fields as they are being edited. */
export function useSiteCopy(site: Site | null) {
  const stored = useMemo(() => site && siteFormOf(site), [site]);
  return useWorkingCopy({
    page: "settings/site",
    label: paths.siteSettings.title,
    stored,
    isEdit: isSiteForm,
    isSame: isSameSiteForm,
  });
}
