import { SiteSettingsScreen } from "@understudy/screens";
import { mapRemote, siteFields, siteFormOf } from "@understudy/model";
import { timings } from "../../../lib/timings";
import { siteFormsApi } from "../../../api/site-forms";
import { useTemporaryState } from "../../../lib/hooks";
import { useSettingsForm } from "../useSettingsForm";

export function SiteSettingsPage() {
  const { settings, screen } = useSettingsForm("siteSettings", {
    endpoint: siteFormsApi.endpoints.saveSite,
    formOf: siteFormOf,
    list: siteFields,
  });
  const copied = useTemporaryState(timings.copied);

  return (
    <SiteSettingsScreen
      {...screen}
      settings={mapRemote(settings, ({ resource, form }) => ({ siteId: resource.id, ...form }))}
      copy={{ state: copied.isShown ? "copied" : "idle", onCopied: copied.show }}
    />
  );
}
