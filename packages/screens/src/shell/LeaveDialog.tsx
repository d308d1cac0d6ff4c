import { ConfirmDialog } from "@understudy/ui";
import { countOf } from "../model/format/numbers";
import { editsKeptDays } from "../model/texts";
import * as styles from "./LeaveDialog.css";

export type LeaveQuestion =
  /** A link or Back would leave edits behind. They are kept, and offered when the page is opened again. */
  | { kind: "leave" }
  /** A key that can never be seen again is on screen. */
  | { kind: "leaveKey" }
  /** Signing out deletes them for good. */
  | { kind: "signOut"; unsaved: readonly string[] }
  /** Signs out as soon as the pending writes have finished. */
  | { kind: "signOutPending" };

export interface LeaveDialogProps {
  question: LeaveQuestion;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ question, onLeave, onStay }: LeaveDialogProps) {
  const { title, confirm } = words[question.kind];
  return (
    <ConfirmDialog
      title={title}
      // Leaving keeps the edits; every other question is about losing something.
      tone={question.kind === "leave" ? "neutral" : "danger"}
      initialFocus="cancel"
      confirmLabel={confirm}
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <LeaveText question={question} />
    </ConfirmDialog>
  );
}

const words: Record<LeaveQuestion["kind"], { title: string; confirm: string }> = {
  leave: { title: "Leave with unsaved edits?", confirm: "Leave" },
  leaveKey: { title: "Leave without this key?", confirm: "Leave" },
  signOut: { title: "Sign out and delete unsaved edits?", confirm: "Sign Out" },
  signOutPending: { title: "Saving your changes…", confirm: "Sign Out Now" },
};

function LeaveText({ question }: Pick<LeaveDialogProps, "question">) {
  switch (question.kind) {
    case "leave":
      return (
        <p>
          Your edits on this page are not saved. This browser keeps them for {countOf(editsKeptDays, "day")}{" "}
          and offers them when you come back.
        </p>
      );
    case "leaveKey":
      return <p>The key on this page is shown only once. Copy it before you leave.</p>;
    case "signOutPending":
      return <p>You'll be signed out when they are saved. Signing out now may lose them.</p>;
    case "signOut":
      return (
        <>
          <p>These edits were never saved. Signing out deletes them from this browser:</p>
          <ul className={styles.unsaved}>
            {question.unsaved.map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
        </>
      );
  }
}
