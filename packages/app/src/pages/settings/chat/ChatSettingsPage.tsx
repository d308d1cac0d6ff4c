import { ChatSettingsScreen, type ChatSettingsView, type PreviewLook } from "@understudy/screens";
import {
  changedSettings,
  paths,
  settingsFields,
  settingsFieldText,
  settingsForm,
  type SettingsForm,
  settingsFormFields,
  settingsToSave,
  type Site,
  widgetDefaults,
} from "@understudy/screens/model";
import { useMemo, useState } from "react";
import { usePendingArgs } from "../../../api/page-mutation";
import { mapRemote, useRemote } from "../../../api/remote";
import { settingsApi } from "../../../api/settings";
import { useSiteQuery } from "../../../api/site";
import { useSession } from "../../../session/session";
import { refetchBeforeSave, untouched, useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { useSettingsSave } from "../useSettingsSave";

/** Narrow windows start with the form. Phones preview a phone. */
const firstLook = (): PreviewLook => ({
  pane: matchMedia("(width >= 64rem)").matches ? "shown" : "hidden",
  device: matchMedia("(width < 36rem)").matches ? "phone" : "desktop",
  site: "light",
  panel: "closed",
});

export function Component() {
  const { product } = useSession();
  const query = useSiteQuery();
  const remote = useRemote(query);
  const site = remote.state === "ready" ? remote.data : null;
  const copy = useChatCopy(site);
  const { activity, actions } = useSettingsSave({
    endpoint: settingsApi.endpoints.saveSettings,
    copy,
    fetchSite: () => refetchBeforeSave(query),
    formOf: ({ settings }) => settingsForm(settings, product),
    toSend: (edit, fresh) => settingsToSave(edit, (fresh ?? site)?.settings ?? widgetDefaults),
    sentForm: (settings) => settingsForm(settings, product),
  });
  const [look, setLook] = useState(firstLook);

  const view = ({ domains, settings }: Site): ChatSettingsView => {
    const stored = settingsForm(settings, product);
    const { base, edit, theirs } = copy.work ?? untouched(stored);
    const domain = domains.prod || domains.staging || domains.dev || "www.example.com";
    return {
      domain,
      edit,
      unsaved: changedSettings(base, edit),
      conflicts: copy.conflicts.map((field) => ({
        field,
        yours: settingsFieldText(edit, field),
        theirs: settingsFieldText(theirs, field),
      })),
      offer: copy.offer,
    };
  };

  return (
    <ChatSettingsScreen
      settings={mapRemote(remote, view)}
      activity={activity}
      preview={{ look, onLook: setLook }}
      onReload={() => void query.refetch()}
      onChange={copy.change}
      onResolve={copy.resolve}
      actions={actions}
    />
  );
}

const texts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string");
const text = (value: unknown) => typeof value === "string";
const flag = (value: unknown) => typeof value === "boolean";

const checks: Record<keyof SettingsForm, (value: unknown) => boolean> = {
  widgetEnabled: flag,
  launcherSide: text,
  launcherOffsetX: text,
  launcherOffsetY: text,
  launcherZIndex: text,
  brandColor: text,
  brandTitle: text,
  brandLogoUrl: text,
  hotkeyEnabled: flag,
  hotkeyCombination: text,
  coexistenceMode: text,
  routesInclude: texts,
  routesExclude: texts,
};

function isSettingsForm(value: unknown): value is SettingsForm {
  if (typeof value !== "object" || value === null) return false;
  const fields: Partial<Record<keyof SettingsForm, unknown>> = value;
  return settingsFields.every((field) => checks[field](fields[field]));
}

/** The working copy of the widget's settings. */
function useChatCopy(site: Site | null) {
  const { product } = useSession();
  const [pending] = usePendingArgs(settingsApi.endpoints.saveSettings);
  const stored = useMemo(() => site && settingsForm(site.settings, product), [site, product]);
  return useWorkingCopy({
    page: "settings/chat",
    label: paths.chatSettings.title,
    stored,
    isEdit: isSettingsForm,
    fields: settingsFormFields,
    pending: useMemo(() => pending && settingsForm(pending, product), [pending, product]),
  });
}
