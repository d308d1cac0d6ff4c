import { ConfirmDialog } from "@understudy/ui";
import { confirmTexts } from "../../model/texts";
import { DiscardQuestion } from "../../shared/DiscardQuestion";
import type { DraftActivity } from "./draft-view";

export interface DraftAnswers {
  onConfirmPublish: () => void;
  onConfirmDiscard: () => void;
  onCancel: () => void;
}

export interface DraftQuestionsProps {
  activity: DraftActivity;
  hasUnsaved: boolean;
  /** Edits that were left here are still offered. */
  hasOffer: boolean;
  answers: DraftAnswers;
}

/** The questions before publishing or discarding. */
export function DraftQuestions({ activity, hasUnsaved, hasOffer, answers }: DraftQuestionsProps) {
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
    default:
      return null;
  }
}
