import { UiProvider } from "@understudy/ui";
import {
  draftFields,
  editOf,
  type FieldList,
  fieldNames,
  settingsForm,
  siteFields,
  siteFormOf,
  widgetFields,
} from "@understudy/model";
import { draft, product, ready, site } from "@understudy/model/fixtures";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DraftScreen } from "../drafts/detail/DraftScreen";
import { ChatSettingsScreen } from "../settings/chat/ChatSettingsScreen";
import { SiteSettingsScreen } from "../settings/site/SiteSettingsScreen";

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

/** The form with a conflict at each field, which is shown by the field's input. */
const viewOf = <Field extends string>(list: FieldList<Field>) => ({
  unsaved: [],
  conflicts: fieldNames(list).map((field) => ({ field, yours: "", theirs: `their ${field}.` })),
  offer: null,
});

const forms: readonly { folder: string; list: FieldList; screen: ReactElement }[] = [
  {
    folder: "settings/site",
    list: siteFields,
    screen: (
      <SiteSettingsScreen
        {...calls}
        {...idle}
        settings={ready({ siteId: "s", edit: siteFormOf(site()), ...viewOf(siteFields) })}
        copy={{ state: "idle", onCopied: nothing }}
        actions={actions}
      />
    ),
  },
  {
    folder: "settings/chat",
    list: widgetFields,
    screen: (
      <ChatSettingsScreen
        {...calls}
        {...idle}
        settings={ready({
          siteName: "",
          isInstalled: true,
          edit: settingsForm(site().settings, product),
          ...viewOf(widgetFields),
        })}
        preview={{ look: { pane: "hidden", panel: "closed" }, onLook: nothing }}
        setup={null}
        actions={actions}
      />
    ),
  },
  {
    folder: "drafts/detail",
    list: draftFields,
    screen: (
      <DraftScreen
        {...calls}
        {...idle}
        draft={ready({ draft: draft(), edit: editOf(draft()), ...viewOf(draftFields) })}
        keptEdits={[]}
        {...actions}
        onPublish={nothing}
        answers={{ onConfirmPublish: nothing, onConfirmDiscard: nothing, onCancel: nothing }}
      />
    ),
  },
];

test.each(forms)("every field has its input in $folder", ({ folder, list, screen }) => {
  const markup = renderToStaticMarkup(<UiProvider>{screen}</UiProvider>);
  const missing = fieldNames(list).filter((field) => !markup.includes(`their ${field}.`));
  expect(missing, `These fields have no input yet: add it in packages/screens/src/${folder}.`).toEqual([]);
});
