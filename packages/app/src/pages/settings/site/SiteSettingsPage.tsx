import { SiteSettingsScreen, type SiteSettingsView } from "@understudy/screens";
import {
  changedSiteFields,
  inlineErrors,
  paths,
  siteFieldText,
  siteFormOf,
  timings,
  type Site,
  type SiteField,
} from "@understudy/screens/model";
import { mapRemote, useRemote } from "../../../api/remote";
import { siteApi, useSiteQuery } from "../../../api/site";
import { useBriefly } from "../../../lib/useBriefly";
import { useSettingsSave } from "../useSettingsSave";
import { useSiteCopy } from "./useSiteCopy";

const page = { name: "settings/site", path: paths.siteSettings, failure: inlineErrors.saveSite };

export function Component() {
  const query = useSiteQuery();
  const remote = useRemote(query);
  const copy = useSiteCopy(remote.state === "ready" ? remote.data : null);
  const { activity, actions } = useSettingsSave(page, copy, (form) => ({
    form,
    mutation: siteApi.endpoints.saveSite.initiate(form),
  }));
  const copied = useBriefly<true>(timings.copied);

  // Filled by the merge with the server's latest values.
  const conflicting: readonly SiteField[] = [];

  const view = (site: Site): SiteSettingsView => {
    const stored = siteFormOf(site);
    const { base, edit } = copy.work ?? { base: stored, edit: stored };
    return {
      siteId: site.id,
      edit,
      unsaved: changedSiteFields(base, edit),
      conflicts: conflicting.map((field) => ({
        field,
        yours: siteFieldText(edit, field),
        theirs: siteFieldText(stored, field),
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
      onResolve={() => undefined}
      actions={actions}
    />
  );
}
