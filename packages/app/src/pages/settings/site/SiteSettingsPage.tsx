import { SiteSettingsScreen } from "@understudy/screens";
import {
  mapRemote,
  paths,
  siteFieldText,
  type SiteForm,
  siteFormFields,
  siteFormOf,
} from "@understudy/model";
import { timings } from "../../../lib/timings";
import { useSiteQuery } from "../../../api/site";
import { siteFormsApi } from "../../../api/site-forms";
import { useTemporaryState } from "../../../lib/hooks";
import { useSettingsForm } from "../useSettingsForm";

const unchanged = (form: SiteForm) => form;

export function SiteSettingsPage() {
  const { settings, screen } = useSettingsForm({
    query: useSiteQuery(),
    page: "settings/site",
    label: paths.siteSettings.title,
    endpoint: siteFormsApi.endpoints.saveSite,
    formOf: siteFormOf,
    fields: siteFormFields,
    text: siteFieldText,
    valuesOf: unchanged,
    sentForm: unchanged,
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
