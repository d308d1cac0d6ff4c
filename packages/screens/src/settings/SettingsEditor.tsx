import { Banner, Button, SaveBar, Stack } from "@understudy/ui";
import type { ReactNode } from "react";
import { DiscardQuestion } from "../shared/DiscardQuestion";
import type { LocalCopy } from "../model/local-copy";
import { unlessConflicting } from "../shared/conflicts";
import { KeptEdits } from "../shared/KeptEdits";
import { WriteFailure } from "../shared/WriteFailure";
import type { SettingsActivity, SettingsActions } from "./settings-activity";

export interface SettingsEditorProps {
  isUnsaved: boolean;
  /** How many fields were also changed on the server. */
  conflicts: number;
  offer: LocalCopy | null;
  activity: SettingsActivity;
  actions: SettingsActions;
  words: { save: string; saved: string; failed: string };
  children: ReactNode;
}

/** What both forms have around their fields: what was left unsaved, and the way to save. */
export function SettingsEditor({
  isUnsaved,
  conflicts,
  offer,
  activity,
  actions,
  words,
  children,
}: SettingsEditorProps) {
  const { onSave, onRestore, onDiscard, onConfirmDiscard, onCancel } = actions;
  const isBusy = activity.state === "busy";
  return (
    <Stack gap="4">
      <KeptEdits
        offer={offer}
        isUnsaved={isUnsaved}
        onRestore={onRestore}
        onDiscard={() => onDiscard("offer")}
      />
      {children}
      <SaveBar unsaved={isUnsaved} conflicts={conflicts} message={outcome(activity, words)}>
        {isUnsaved && (
          <Button variant="quiet" disabled={isBusy} onClick={() => onDiscard("edits")}>
            Discard edits
          </Button>
        )}
        <Button variant="primary" busy={isBusy} onClick={unlessConflicting(onSave)}>
          {words.save}
        </Button>
      </SaveBar>
      {activity.state === "askingToDiscard" && (
        <DiscardQuestion what={activity.what} onConfirm={onConfirmDiscard} onCancel={onCancel} />
      )}
    </Stack>
  );
}

// No component: the bar makes room only for what there is.
function outcome(activity: SettingsActivity, words: SettingsEditorProps["words"]) {
  if (activity.state === "done") return <Banner tone="good">{words.saved}</Banner>;
  return activity.state === "failed" ? (
    <WriteFailure failure={activity.failure} title={words.failed} />
  ) : null;
}
