import { ConfirmDialog } from "@understudy/ui";

/** What was typed into the form, or what was left unsaved before and is offered back. */
export type Discarded = "edits" | "offer";

const words: Record<Discarded, { title: string; text: string }> = {
  edits: { title: "Discard your edits?", text: "The form goes back to what is saved." },
  offer: {
    title: "Discard the edits you left?",
    text: "They are deleted from this browser, without having been saved.",
  },
};

export interface DiscardQuestionProps {
  what: Discarded;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DiscardQuestion({ what, onConfirm, onCancel }: DiscardQuestionProps) {
  const { title, text } = words[what];
  return (
    <ConfirmDialog
      title={title}
      tone="danger"
      confirmLabel="Discard"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
