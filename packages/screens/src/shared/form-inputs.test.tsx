import { UiProvider } from "@understudy/ui";
import * as model from "@understudy/model";
import { draft, product, ready, site } from "@understudy/model/fixtures";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DraftScreen } from "../drafts/detail/DraftScreen";
import { ChatSettingsScreen } from "../settings/chat/ChatSettingsScreen";
import { SiteSettingsScreen } from "../settings/site/SiteSettingsScreen";
import { TeamScreen } from "../team/TeamScreen";

const nothing = () => {};
const calls = { onReload: nothing, onChange: nothing, onResolve: nothing };
const actions = {
  onSave: nothing,
  onRestore: nothing,
  onDiscard: nothing,
  onConfirmDiscard: nothing,
  onCancel: nothing,
};
const idle = { activity: { state: "idle" }, question: null } as const;
const unedited = { unsaved: [], conflicts: [], offer: null };

type Model = typeof model;
/** The forms of the model: a new one doesn't compile without its screen. */
type Form = { [Name in keyof Model]: Model[Name] extends model.FieldList ? Name : never }[keyof Model];
const lists: Record<Form, model.FieldList> = model;

const screens: Record<Form, ReactElement> = {
  siteFields: (
    <SiteSettingsScreen
      {...calls}
      {...idle}
      settings={ready({ siteId: "s", edit: model.siteFormOf(site()), ...unedited })}
      actions={actions}
    />
  ),
  widgetFields: (
    <ChatSettingsScreen
      {...calls}
      {...idle}
      settings={ready({
        siteName: "",
        isInstalled: true,
        edit: model.settingsForm(site().settings, product),
        ...unedited,
      })}
      preview={{ look: { pane: "hidden", panel: "closed" }, onLook: nothing }}
      setup={null}
      actions={actions}
    />
  ),
  draftFields: (
    <DraftScreen
      {...calls}
      {...idle}
      draft={ready({ draft: draft(), edit: model.editOf(draft()), ...unedited })}
      keptEdits={[]}
      {...actions}
      onPublish={nothing}
      answers={{ onConfirmPublish: nothing, onConfirmDiscard: nothing, onCancel: nothing }}
    />
  ),
  invitationFields: (
    <TeamScreen
      list={{
        query: model.allMembers,
        view: { state: "loading" },
        onQueryChange: nothing,
        onReload: nothing,
      }}
      rows={{ busy: new Set(), invited: null, onChange: nothing }}
      notice={null}
      dialog={{
        kind: "invite",
        invitation: model.newInvitation,
        known: undefined,
        write: { state: "idle" },
        onChange: nothing,
        onSend: nothing,
        onClose: nothing,
      }}
      onInvite={nothing}
    />
  ),
};

const forms = Object.keys(screens).filter((name): name is Form => Object.hasOwn(screens, name));

test.each(forms)("each of %s has its input", (form) => {
  const markup = renderToStaticMarkup(<UiProvider>{screens[form]}</UiProvider>);
  const names = Object.values(lists[form]).map(({ name }) => name);
  expect(names.filter((name) => !markup.includes(`name="${name}"`))).toEqual([]);
});
