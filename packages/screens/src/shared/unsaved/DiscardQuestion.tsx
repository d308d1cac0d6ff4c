import { ConfirmDialog } from "@understudy/ui";
import { discardTexts } from "./texts";

/** Edits in the form, or edits from an earlier visit that are offered for restore. */
export type Discarded = "edits" | "offer";

export interface DiscardQuestionProps {
  what: Discarded;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DiscardQuestion({ what, onConfirm, onCancel }: DiscardQuestionProps) {
  const { title, text } = discardTexts[what];
  return (
    <ConfirmDialog
      title={title}
      tone="danger"
      confirmLabel={discardTexts.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
