import { ChatSettingsScreen, type ChatSettingsView, type PreviewLook } from "@understudy/screens";
import {
  changedSettings,
  paths,
  scriptTag,
  settingsFieldText,
  settingsForm,
  settingsToSave,
  widgetDefaults,
  type Site,
  widgetMessages,
} from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { refetchBeforeSave } from "../../../api/mutations";
import { mapRemote, useRemote } from "../../../api/remote";
import { settingsApi } from "../../../api/settings";
import { useSiteQuery } from "../../../api/site";
import { useSession } from "../../../session/session";
import { untouched } from "../../../unsaved-changes/working-copy";
import { useSettingsSave } from "../useSettingsSave";
import { useChatCopy } from "./useChatCopy";

const wide = "(width >= 72rem)";
const paneFor = (isWide: boolean): PreviewLook["pane"] => (isWide ? "shown" : "hidden");

/** Below 72rem, the preview is a sheet over the form and starts closed. Phones preview a phone. */
const firstLook = (): PreviewLook => ({
  pane: paneFor(matchMedia(wide).matches),
  device: matchMedia("(width < 36rem)").matches ? "phone" : "desktop",
  site: "light",
  panel: "closed",
});

const page = { name: "settings/chat", path: paths.chatSettings, failure: widgetMessages.saveFailed };

export function Component() {
  const { product } = useSession();
  const query = useSiteQuery();
  const remote = useRemote(query);
  const site = remote.state === "ready" ? remote.data : null;
  const copy = useChatCopy(site);
  const { activity, actions } = useSettingsSave(page, {
    copy,
    fetchSite: () => refetchBeforeSave(query),
    formOf: ({ settings }) => settingsForm(settings, product),
    saveOf: (edit, fresh) => {
      const settings = settingsToSave(edit, (fresh ?? site)?.settings ?? widgetDefaults);
      return {
        form: settingsForm(settings, product),
        mutation: settingsApi.endpoints.saveSettings.initiate(settings),
      };
    },
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
