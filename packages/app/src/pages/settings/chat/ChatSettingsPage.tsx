import { ChatSettingsScreen, type PreviewLook } from "@understudy/screens";
import {
  mapRemote,
  paths,
  settingsFieldText,
  settingsForm,
  settingsFormFields,
  settingsToSave,
  type Site,
  type SiteSettings,
} from "@understudy/model";
import { useCallback, useState } from "react";
import { siteApi } from "../../../api/site";
import { useSession } from "../../../session/session";
import { useSettingsForm } from "../useSettingsForm";

/** Narrow windows start with the form. Phones preview a phone. */
const firstLook = (): PreviewLook => ({
  pane: matchMedia("(width >= 64rem)").matches ? "shown" : "hidden",
  device: matchMedia("(width < 36rem)").matches ? "phone" : "desktop",
  site: "light",
  panel: "closed",
});

export function Component() {
  const { product } = useSession();
  const sentForm = useCallback((settings: SiteSettings) => settingsForm(settings, product), [product]);
  const { settings, screen } = useSettingsForm({
    page: "settings/chat",
    label: paths.chatSettings.title,
    endpoint: siteApi.endpoints.saveSettings,
    formOf: useCallback((site: Site) => sentForm(site.settings), [sentForm]),
    fields: settingsFormFields,
    text: settingsFieldText,
    toSend: (edit, site) => settingsToSave(edit, site.settings),
    sentForm,
  });
  const [look, setLook] = useState(firstLook);

  return (
    <ChatSettingsScreen
      {...screen}
      settings={mapRemote(settings, ({ resource: { domains }, form }) => ({
        ...form,
        domain: domains.prod || domains.staging || domains.dev || "www.example.com",
      }))}
      preview={{ look, onLook: setLook }}
    />
  );
}
