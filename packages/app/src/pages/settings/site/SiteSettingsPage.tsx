import { SiteSettingsScreen } from "@understudy/screens";
import { mapRemote, siteFields, siteFormOf } from "@understudy/model";
import { siteFormsApi } from "../../../api/site-forms";
import { useSettingsForm } from "../useSettingsForm";

export function SiteSettingsPage() {
  const { settings, screen } = useSettingsForm("siteSettings", {
    endpoint: siteFormsApi.endpoints.saveSite,
    formOf: siteFormOf,
    list: siteFields,
  });
  return (
    <SiteSettingsScreen
      {...screen}
      settings={mapRemote(settings, ({ resource, form }) => ({ siteId: resource.id, ...form }))}
    />
  );
}
