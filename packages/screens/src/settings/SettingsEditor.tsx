import { Banner, Button, focusFirstConflict, PageHeader, SaveBar, Stack } from "@understudy/ui";
import type { ReactNode } from "react";
import { DiscardQuestion } from "../shared/unsaved/DiscardQuestion";
import type { FormView } from "../model/form-view";
import { labelFields } from "../model/failure";
import { paths } from "../model/paths";
import { RemoteSection, type RemoteSectionProps } from "../shared/RemoteSection";
import { RestoreBanner } from "../shared/unsaved/RestoreBanner";
import { settingsTexts } from "./texts";
import { WriteFailure } from "../shared/WriteFailure";
import { errorsOf, type SettingsActivity, type SettingsActions } from "./settings-activity";

type Texts = Readonly<Record<string, string>>;

interface EditorProps {
  view: FormView<unknown, string>;
  activity: SettingsActivity;
  actions: SettingsActions;
  words: { save: string; saved: string; failed: string };
  /** Of refused fields, shown at them. */
  errors: Texts;
  children: ReactNode;
}

interface SettingsEditorProps<View extends EditorProps["view"]>
  extends
    Omit<EditorProps, "view" | "errors" | "children">,
    Omit<RemoteSectionProps<View>, "children" | "failureFallback"> {
  title: string;
  /** A button beside the title. */
  button?: ReactNode;
  /** Of the fields, by their names in the request. */
  labels: Texts;
  children: (view: View, errors: Texts) => ReactNode;
}

/** The frame of both settings pages: the header, and the form with its restore banner and save bar. */
export function SettingsEditor<View extends EditorProps["view"]>(props: SettingsEditorProps<View>) {
  const { title, button, labels, activity, actions, words, children, ...section } = props;
  const errors = errorsOf(activity, labels);
  return (
    <Stack gap="4">
      <PageHeader
        title={title}
        back={{ href: paths.settings.href(), label: settingsTexts.back }}
        {...(button && { actions: button })}
      />
      <RemoteSection {...section}>
        {(view) => (
          <Editor view={view} activity={activity} actions={actions} words={words} errors={errors}>
            {children(view, errors)}
          </Editor>
        )}
      </RemoteSection>
    </Stack>
  );
}

function Editor({ view, activity, actions, words, errors, children }: EditorProps) {
  const { onSave, onRestore, onDiscard, onConfirmDiscard, onCancel } = actions;
  const isUnsaved = view.unsaved.length > 0;
  const save = () => {
    if (!focusFirstConflict()) onSave();
  };
  const isBusy = activity.state === "busy";
  return (
    <Stack gap="4">
      <RestoreBanner
        offer={view.offer}
        isUnsaved={isUnsaved}
        onRestore={onRestore}
        onDiscard={() => onDiscard("offer")}
      />
      {children}
      <SaveBar
        unsaved={isUnsaved}
        conflicts={view.conflicts.length}
        message={activity.state === "done" && <Banner tone="good">{words.saved}</Banner>}
        failure={
          activity.state === "failed" && (
            <WriteFailure failure={labelFields(activity.failure, errors)} title={words.failed} />
          )
        }
      >
        {isUnsaved && (
          <Button variant="quiet" disabled={isBusy} onClick={() => onDiscard("edits")}>
            {settingsTexts.discard}
          </Button>
        )}
        <Button variant={isUnsaved || isBusy ? "primary" : "secondary"} busy={isBusy} onClick={save}>
          {words.save}
        </Button>
      </SaveBar>
      {activity.state === "askingToDiscard" && (
        <DiscardQuestion what={activity.what} onConfirm={onConfirmDiscard} onCancel={onCancel} />
      )}
    </Stack>
  );
}
