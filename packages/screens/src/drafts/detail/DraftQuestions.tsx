import { Banner, ConfirmDialog, Stack } from "@understudy/ui";
import { type Discarded, draftMessages } from "@understudy/model";
import { DiscardQuestion } from "../../shared/unsaved/DiscardQuestion";
import type { DraftQuestion } from "./draft-view";
import { draftTexts, questionTexts } from "./detail-texts";

export interface DraftAnswers {
  onConfirmPublish: () => void;
  onConfirmDiscard: (discarded: Discarded) => void;
  onCancel: () => void;
}

export interface DraftQuestionsProps {
  question: DraftQuestion;
  isPublishing: boolean;
  /** The unsaved fields in a sentence; empty if there are none. */
  saves: string;
  /** Edits from an earlier session are still offered. */
  hasOffer: boolean;
  /** What is missing, in one line. */
  risks: string;
  answers: DraftAnswers;
}

/** The questions before publishing or discarding. */
export function DraftQuestions({
  question,
  isPublishing,
  saves,
  hasOffer,
  risks,
  answers,
}: DraftQuestionsProps) {
  const { onConfirmPublish, onConfirmDiscard, onCancel } = answers;
  switch (question.what) {
    case "publish":
      return (
        <ConfirmDialog
          title={questionTexts.publish}
          confirmLabel={draftTexts.publish}
          busy={isPublishing}
          onConfirm={onConfirmPublish}
          onCancel={onCancel}
        >
          <Stack gap="4">
            <p>{draftMessages.confirmPublish}</p>
            {risks !== "" && <Banner tone="warning">{risks}</Banner>}
            {saves !== "" && <p>{questionTexts.saves(saves)}</p>}
            {hasOffer && <p>{questionTexts.offerDeleted}</p>}
          </Stack>
        </ConfirmDialog>
      );
    case "edits":
    case "offer":
      return <DiscardQuestion question={question} onConfirm={onConfirmDiscard} onCancel={onCancel} />;
  }
}
