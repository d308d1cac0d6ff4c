import { ChatSettingsScreen, type ChatSettingsView, type PreviewLook } from "@understudy/screens";
import {
  changedSettings,
  paths,
  scriptTag,
  settingsFields,
  settingsFieldText,
  settingsForm,
  type SettingsForm,
  settingsFormFields,
  settingsToSave,
  type Site,
  widgetDefaults,
} from "@understudy/screens/model";
import { useEffect, useMemo, useState } from "react";
import { usePendingArgs } from "../../../api/page-mutation";
import { mapRemote, useRemote } from "../../../api/remote";
import { settingsApi } from "../../../api/settings";
import { useSiteQuery } from "../../../api/site";
import { useSession } from "../../../session/session";
import { refetchBeforeSave, untouched, useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";
import { useSettingsSave } from "../useSettingsSave";

const wide = "(width >= 72rem)";
const paneFor = (isWide: boolean): PreviewLook["pane"] => (isWide ? "shown" : "hidden");

/** Below 72rem, the preview is a sheet over the form and starts closed. Phones preview a phone. */
const firstLook = (): PreviewLook => ({
  pane: paneFor(matchMedia(wide).matches),
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
  const [path, setPath] = useState("");

  // A window made narrow, or a turned tablet, must not open the sheet over the form.
  useEffect(() => {
    const list = matchMedia(wide);
    const onChange = () => setLook((last) => ({ ...last, pane: paneFor(list.matches) }));
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  }, []);

  const view = ({ id, domains, settings }: Site): ChatSettingsView => {
    const stored = settingsForm(settings, product);
    const { base, edit, theirs } = copy.work ?? untouched(stored);
    const domain = domains.prod || domains.staging || domains.dev || "www.example.com";
    return {
      tag: scriptTag(product, id),
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
      tester={{ path, onPath: setPath }}
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
