import { ConfirmDialog } from "@understudy/ui";
import { leaveTexts } from "./shell-texts";
import * as styles from "./LeaveDialog.css";

export type LeaveQuestion =
  /** Unsaved edits are kept in the tab and offered for restore. */
  | { kind: "leave" }
  /** The browser couldn't store the unsaved edits. */
  | { kind: "leaveUnstored" }
  /** A new key is on screen; it is shown only once. */
  | { kind: "leaveKey" }
  /** A key is being created; only its page shows it. */
  | { kind: "leavePendingKey" }
  /** Signing out deletes unsaved edits, after the pending writes have finished. */
  | { kind: "signOut"; unsaved: readonly string[]; isSaving: boolean }
  /** Signs out as soon as the pending writes have finished. */
  | { kind: "signOutPending" };

export interface LeaveDialogProps {
  question: LeaveQuestion;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ question, onLeave, onStay }: LeaveDialogProps) {
  const { title, confirm } = leaveTexts[question.kind];
  return (
    <ConfirmDialog
      title={title}
      // Only leaving keeps the edits.
      variant={question.kind === "leave" ? "primary" : "danger"}
      initialFocus="cancel"
      confirmLabel={confirm}
      cancelLabel={leaveTexts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <LeaveText question={question} />
    </ConfirmDialog>
  );
}

function LeaveText({ question }: Pick<LeaveDialogProps, "question">) {
  return (
    <>
      <p>{leaveTexts[question.kind].text}</p>
      {question.kind === "signOut" && (
        <ul className={styles.unsaved}>
          {question.unsaved.map((label) => (
            <li key={label} dir="auto">
              {label}
            </li>
          ))}
        </ul>
      )}
      {question.kind === "signOut" && question.isSaving && <p>{leaveTexts.signOut.saving}</p>}
    </>
  );
}
