import { SiteSettingsScreen, type SiteSettingsView } from "@understudy/screens";
import {
  changedSiteFields,
  siteFieldText,
  siteFormOf,
  timings,
  type Remote,
  type Site,
  type SiteField,
} from "@understudy/screens/model";
import { useRemote } from "../../../api/remote";
import { useSaveSiteMutation, useSiteQuery } from "../../../api/site";
import { useBriefly } from "../../../lib/useBriefly";
import { useSettingsSave } from "../useSettingsSave";
import { useSiteCopy } from "./useSiteCopy";

export function Component() {
  const query = useSiteQuery();
  const remote = useRemote(query);
  const copy = useSiteCopy(remote.state === "ready" ? remote.data : null);
  const [saveSite] = useSaveSiteMutation();
  const { activity, actions } = useSettingsSave(copy, (form) => ({ form, send: () => saveSite(form) }));
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
  const settings: Remote<SiteSettingsView> =
    remote.state === "ready" ? { ...remote, data: view(remote.data) } : remote;

  return (
    <SiteSettingsScreen
      settings={settings}
      activity={activity}
      copy={{ state: copied.shown ? "copied" : "idle", onCopied: () => copied.show(true) }}
      onReload={() => void query.refetch()}
      onChange={copy.change}
      onResolve={() => undefined}
      actions={actions}
    />
  );
}
