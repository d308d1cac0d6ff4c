import { ChatSettingsScreen, type ChatSettingsView, type PreviewLook } from "@understudy/screens";
import {
  changedSettings,
  inlineErrors,
  paths,
  scriptTag,
  settingsFieldText,
  settingsForm,
  settingsToSave,
  widgetDefaults,
  type SettingsField,
  type Site,
} from "@understudy/screens/model";
import { useState } from "react";
import { mapRemote, useRemote } from "../../../api/remote";
import { settingsApi } from "../../../api/settings";
import { useSiteQuery } from "../../../api/site";
import { useSession } from "../../../session/session";
import { useSettingsSave } from "../useSettingsSave";
import { useChatCopy } from "./useChatCopy";

const firstLook: PreviewLook = { pane: "shown", device: "desktop", site: "light", panel: "closed" };

const page = { name: "settings/chat", path: paths.chatSettings, failure: inlineErrors.saveSettings };

export function Component() {
  const { product } = useSession();
  const query = useSiteQuery();
  const remote = useRemote(query);
  const site = remote.state === "ready" ? remote.data : null;
  const copy = useChatCopy(site);
  const { activity, actions } = useSettingsSave(page, copy, (edit) => {
    const settings = settingsToSave(edit, site?.settings ?? widgetDefaults);
    return {
      form: settingsForm(settings, product),
      mutation: settingsApi.endpoints.saveSettings.initiate(settings),
    };
  });
  const [look, setLook] = useState(firstLook);
  const [path, setPath] = useState("");

  // Filled by the merge with the server's latest values.
  const conflicting: readonly SettingsField[] = [];

  const view = ({ id, domains, settings }: Site): ChatSettingsView => {
    const stored = settingsForm(settings, product);
    const { base, edit } = copy.work ?? { base: stored, edit: stored };
    const domain = domains.prod || domains.staging || domains.dev || "www.example.com";
    return {
      tag: scriptTag(product, id),
      domain,
      edit,
      unsaved: changedSettings(base, edit),
      conflicts: conflicting.map((field) => ({
        field,
        yours: settingsFieldText(edit, field),
        theirs: settingsFieldText(stored, field),
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
      onResolve={() => undefined}
      actions={actions}
    />
  );
}
