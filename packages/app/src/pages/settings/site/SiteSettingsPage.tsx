import { SiteSettingsScreen, type SiteSettingsView } from "@understudy/screens";
import {
  changedSiteFields,
  paths,
  siteFieldText,
  siteFormOf,
  timings,
  type Site,
  siteMessages,
} from "@understudy/screens/model";
import { refetchBeforeSave } from "../../../api/mutations";
import { mapRemote, useRemote } from "../../../api/remote";
import { siteApi, useSiteQuery } from "../../../api/site";
import { useTemporaryState } from "../../../lib/useTemporaryState";
import { untouched } from "../../../unsaved-changes/working-copy";
import { useSettingsSave } from "../useSettingsSave";
import { useSiteCopy } from "./useSiteCopy";

const page = { name: "settings/site", path: paths.siteSettings, failure: siteMessages.saveFailed };

export function Component() {
  const query = useSiteQuery();
  const remote = useRemote(query);
  const copy = useSiteCopy(remote.state === "ready" ? remote.data : null);
  const { activity, actions } = useSettingsSave(page, {
    copy,
    fetchSite: () => refetchBeforeSave(query),
    formOf: siteFormOf,
    saveOf: (form) => ({ form, mutation: siteApi.endpoints.saveSite.initiate(form) }),
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
