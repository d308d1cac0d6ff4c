import { ChatSettingsScreen, type PreviewLook } from "@understudy/screens";
import {
  mapRemote,
  paths,
  settingsFieldText,
  settingsForm,
  settingsFormFields,
  settingsToSave,
  type Site,
  type WidgetSettings,
} from "@understudy/model";
import { useCallback, useState } from "react";
import { useSiteQuery } from "../../../api/site";
import { siteFormsApi } from "../../../api/site-forms";
import { useSession } from "../../../session/session";
import { useDoneSetupStep } from "../../useDoneSetupStep";
import { useSettingsForm } from "../useSettingsForm";

export function ChatSettingsPage() {
  const { product } = useSession();
  const sentForm = useCallback((settings: WidgetSettings) => settingsForm(settings, product), [product]);
  const { settings, screen } = useSettingsForm({
    query: useSiteQuery(),
    page: "settings/chat",
    label: paths.chatSettings.title,
    endpoint: siteFormsApi.endpoints.saveSettings,
    formOf: useCallback((site: Site) => sentForm(site.settings), [sentForm]),
    fields: settingsFormFields,
    text: settingsFieldText,
    valuesOf: settingsToSave,
    sentForm,
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
