import { Banner, Button, focusFirstConflict, SaveBar, Stack } from "@understudy/ui";
import type { ReactNode } from "react";
import { DiscardQuestion } from "../shared/unsaved/DiscardQuestion";
import type { EditsOffer } from "../model/form-view";
import { labelFields } from "../model/failure";
import { RestoreBanner } from "../shared/unsaved/RestoreBanner";
import { settingsTexts } from "./texts";
import { WriteFailure } from "../shared/WriteFailure";
import type { SettingsActivity, SettingsActions } from "./settings-activity";

export interface SettingsEditorProps {
  isUnsaved: boolean;
  /** The number of conflicts. */
  conflicts: number;
  offer: EditsOffer | null;
  activity: SettingsActivity;
  actions: SettingsActions;
  words: { save: string; saved: string; failed: string };
  /** Of refused fields, shown at them. */
  errors: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The frame of both settings forms: the restore banner and the save bar. */
export function SettingsEditor({
  isUnsaved,
  conflicts,
  offer,
  activity,
  actions,
  words,
  errors,
  children,
}: SettingsEditorProps) {
  const { onSave, onRestore, onDiscard, onConfirmDiscard, onCancel } = actions;
  const save = () => {
    if (!focusFirstConflict()) onSave();
  };
  const isBusy = activity.state === "busy";
  return (
    <Stack gap="4">
      <RestoreBanner
        offer={offer}
        isUnsaved={isUnsaved}
        onRestore={onRestore}
        onDiscard={() => onDiscard("offer")}
      />
      {children}
      <SaveBar unsaved={isUnsaved} conflicts={conflicts} message={outcome(activity, words, errors)}>
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

// Not a component: the bar leaves no gap for an empty message.
function outcome(
  activity: SettingsActivity,
  words: SettingsEditorProps["words"],
  errors: SettingsEditorProps["errors"],
) {
  if (activity.state === "done") return <Banner tone="good">{words.saved}</Banner>;
  return activity.state === "failed" ? (
    <WriteFailure failure={labelFields(activity.failure, errors)} title={words.failed} />
  ) : null;
}
