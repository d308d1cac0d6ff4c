import { SiteSettingsScreen, type SiteSettingsView } from "@understudy/screens";
import {
  changedSiteFields,
  paths,
  type Site,
  siteFieldText,
  type SiteForm,
  siteFormFields,
  siteFormOf,
  timings,
} from "@understudy/screens/model";
import { useMemo } from "react";
import { usePendingArgs } from "../../../api/page-mutation";
import { mapRemote, useRemote } from "../../../api/remote";
import { siteApi, useSiteQuery } from "../../../api/site";
import { useTemporaryState } from "../../../lib/hooks";
import { refetchBeforeSave, untouched, useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { useSettingsSave } from "../useSettingsSave";

export function Component() {
  const query = useSiteQuery();
  const remote = useRemote(query);
  const copy = useSiteCopy(remote.state === "ready" ? remote.data : null);
  const { activity, actions } = useSettingsSave({
    endpoint: siteApi.endpoints.saveSite,
    copy,
    fetchSite: () => refetchBeforeSave(query),
    formOf: siteFormOf,
    toSend: (form) => form,
    sentForm: (form) => form,
  });
  const copied = useTemporaryState<true>(timings.copied);

  const view = (site: Site): SiteSettingsView => {
    const stored = siteFormOf(site);
    const { base, edit, theirs } = copy.work ?? untouched(stored);
    return {
      siteId: site.id,
      edit,
      unsaved: changedSiteFields(base, edit),
      conflicts: copy.conflicts.map((field) => ({
        field,
        yours: siteFieldText(edit, field),
        theirs: siteFieldText(theirs, field),
      })),
      offer: copy.offer,
    };
  };

  return (
    <SiteSettingsScreen
      settings={mapRemote(remote, view)}
      activity={activity}
      copy={{ state: copied.shown ? "copied" : "idle", onCopied: () => copied.show(true) }}
      onReload={() => void query.refetch()}
      onChange={copy.change}
      onResolve={copy.resolve}
      actions={actions}
    />
  );
}

function isSiteForm(value: unknown): value is SiteForm {
  if (typeof value !== "object" || value === null) return false;
  const { name, domains }: Partial<Record<keyof SiteForm, unknown>> = value;
  if (typeof domains !== "object" || domains === null) return false;
  const { dev, staging, prod }: Partial<Record<keyof SiteForm["domains"], unknown>> = domains;
  return [name, dev, staging, prod].every((text) => typeof text === "string");
}

/** The working copy of the site's name and domains. */
function useSiteCopy(site: Site | null) {
  const stored = useMemo(() => site && siteFormOf(site), [site]);
  return useWorkingCopy({
    page: "settings/site",
    label: paths.siteSettings.title,
    stored,
    isEdit: isSiteForm,
    fields: siteFormFields,
    pending: usePendingArgs(siteApi.endpoints.saveSite)[0],
  });
}
