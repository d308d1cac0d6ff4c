import { ConfirmDialog } from "@understudy/ui";
import type { Discarded } from "../../model/form";
import { discardTexts } from "./texts";

export interface DiscardQuestionProps {
  what: Discarded["what"];
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
