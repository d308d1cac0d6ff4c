import { Banner, ConfirmDialog, Stack } from "@understudy/ui";
import { useId } from "react";
import { DiscardQuestion } from "../../shared/unsaved/DiscardQuestion";
import type { DraftActivity } from "./draft-view";
import { draftTexts, questionTexts } from "./texts";
import { draftMessages } from "../../model/draft/texts";

export interface DraftAnswers {
  onConfirmPublish: () => void;
  onConfirmDiscard: () => void;
  onCancel: () => void;
}

export interface DraftQuestionsProps {
  activity: DraftActivity;
  hasUnsaved: boolean;
  /** Edits from an earlier session are still offered. */
  hasOffer: boolean;
  /** What to know before publishing. */
  risks: readonly string[];
  answers: DraftAnswers;
}

/** The questions before publishing or discarding. */
export function DraftQuestions({ activity, hasUnsaved, hasOffer, risks, answers }: DraftQuestionsProps) {
  const { onConfirmPublish, onConfirmDiscard, onCancel } = answers;
  switch (activity.state) {
    case "askingToPublish":
    case "publishing":
      return (
        <ConfirmDialog
          title={questionTexts.publish}
          confirmLabel={draftTexts.publish}
          busy={activity.state === "publishing"}
          onConfirm={onConfirmPublish}
          onCancel={onCancel}
        >
          <Stack gap="4">
            <p>{draftMessages.confirmPublish}</p>
            {risks.length > 0 && <Risks risks={risks} />}
            {hasUnsaved && <p>{questionTexts.savedFirst}</p>}
            {hasOffer && <p>{questionTexts.offerDeleted}</p>}
          </Stack>
        </ConfirmDialog>
      );
    case "askingToDiscard":
      return <DiscardQuestion what={activity.what} onConfirm={onConfirmDiscard} onCancel={onCancel} />;
    default:
      return null;
  }
}

function Risks({ risks }: { risks: readonly string[] }) {
  const id = useId();
  return (
    <Banner tone="warning" title={<span id={id}>{questionTexts.risks}</span>}>
      <ul aria-labelledby={id}>
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </Banner>
  );
}
