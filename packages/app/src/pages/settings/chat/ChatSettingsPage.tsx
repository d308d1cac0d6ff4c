import { ChatSettingsScreen, type PreviewLook } from "@understudy/screens";
import {
  mapRemote,
  settingsFieldText,
  settingsForm,
  settingsToSave,
  type Site,
  widgetFields,
} from "@understudy/model";
import { useCallback, useState } from "react";
import { useSiteQuery } from "../../../api/site";
import { siteFormsApi } from "../../../api/site-forms";
import { useSession } from "../../../session/session";
import { useDoneSetupStep } from "../../useDoneSetupStep";
import { useSettingsForm } from "../useSettingsForm";

export function ChatSettingsPage() {
  const { product } = useSession();
  const { settings, screen } = useSettingsForm("chatSettings", {
    endpoint: siteFormsApi.endpoints.saveSettings,
    formOf: useCallback((site: Site) => settingsForm(site.settings, product), [product]),
    list: widgetFields,
    text: settingsFieldText,
    savedForm: (form) => settingsForm(settingsToSave(form), product),
  });
  const [look, setLook] = useState<PreviewLook>({ pane: "shown", panel: "open" });

  return (
    <ChatSettingsScreen
      {...screen}
      settings={mapRemote(settings, ({ resource, form }) => ({
        ...form,
        siteName: resource.name,
        isInstalled: resource.onboarding.scriptInstalled,
      }))}
      preview={{ look, onLook: setLook }}
      setup={useDoneSetupStep(useSiteQuery().currentData, "widgetEnabled")}
    />
  );
}
