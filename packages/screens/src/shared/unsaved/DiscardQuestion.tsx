import { ConfirmDialog } from "@understudy/ui";
import type { Discarded } from "@understudy/model";
import { discardTexts } from "./unsaved-texts";

export interface DiscardQuestionProps {
  question: Discarded;
  onConfirm: (discarded: Discarded) => void;
  onCancel: () => void;
}

export function DiscardQuestion({ question, onConfirm, onCancel }: DiscardQuestionProps) {
  const { title, text } = discardTexts[question.what];
  return (
    <ConfirmDialog
      title={title}
      variant="danger"
      confirmLabel={discardTexts.confirm}
      onConfirm={() => onConfirm(question)}
      onCancel={onCancel}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
