import { Button, ConfirmDialog, Dialog } from "@understudy/ui";
import type { DraftEdit } from "../../model/draft/draft";
import { confirmTexts } from "../../model/texts";
import { DiscardQuestion } from "../../shared/DiscardQuestion";
import { ConflictingFields } from "./ConflictingFields";
import type { DraftActivity } from "./draft-view";

export interface DraftAnswers {
  onConfirmPublish: () => void;
  onConfirmDiscard: () => void;
  /** Overwrites what the server holds. */
  onKeepMine: () => void;
  /** Gives up what was typed. */
  onTakeTheirs: () => void;
  onCancel: () => void;
}

export interface DraftQuestionsProps {
  activity: DraftActivity;
  edit: DraftEdit;
  hasUnsaved: boolean;
  /** Edits that were left here are still offered. */
  hasOffer: boolean;
  answers: DraftAnswers;
}

/** What has to be asked before something is published, thrown away or overwritten. */
export function DraftQuestions({ activity, edit, hasUnsaved, hasOffer, answers }: DraftQuestionsProps) {
  const { onConfirmPublish, onConfirmDiscard, onCancel } = answers;
  switch (activity.state) {
    case "askingToPublish":
    case "publishing":
      return (
        <ConfirmDialog
          title="Publish this draft?"
          confirmLabel="Publish"
          busy={activity.state === "publishing"}
          onConfirm={onConfirmPublish}
          onCancel={onCancel}
        >
          <p>{confirmTexts.publishDraft}</p>
          {hasUnsaved && <p>Your unsaved edits are saved first.</p>}
          {hasOffer && <p>The edits that you left here earlier are not part of it, and are deleted.</p>}
        </ConfirmDialog>
      );
    case "askingToDiscard":
      return <DiscardQuestion what={activity.what} onConfirm={onConfirmDiscard} onCancel={onCancel} />;
    case "conflict":
      return <Conflict {...activity} edit={edit} {...answers} />;
    default:
      return null;
  }
}

type ConflictProps = Extract<DraftActivity, { state: "conflict" }> & { edit: DraftEdit } & DraftAnswers;

function Conflict({ fields, theirs, edit, onKeepMine, onTakeTheirs, onCancel }: ConflictProps) {
  return (
    <Dialog
      title="This draft was changed elsewhere"
      size="large"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button onClick={onTakeTheirs}>Use their version</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Save mine
          </Button>
        </>
      }
    >
      <p>
        It is not as it was when you began. Saving yours replaces what somebody else saved, using theirs gives
        up what you typed.
      </p>
      <ConflictingFields fields={fields} theirs={theirs} mine={edit} />
    </Dialog>
  );
}
