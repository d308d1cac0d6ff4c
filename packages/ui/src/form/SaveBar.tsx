import type { ReactNode } from "react";
import { fieldTexts } from "../field/field-texts";
import { LiveRegion } from "../layout/LiveRegion";
import * as styles from "./SaveBar.css";

export interface SaveBarProps {
  /** The form has unsaved changes. */
  unsaved: boolean;
  /** The number of unresolved conflicts. */
  conflicts?: number | undefined;
  /** The result of the last save, on one line, in place of “Unsaved changes”. */
  message?: ReactNode;
  /** What is uncertain about the last save. */
  note?: ReactNode;
  /** Why the last save failed. An alert, which screen readers would read twice in the live region of the note. */
  failure?: ReactNode;
  /** Buttons, with the primary button last. */
  buttons: ReactNode;
}

/** A form's buttons, sticky at the bottom of the viewport. As high with and without a message, so that none moves. */
export function SaveBar({ unsaved, conflicts = 0, message, note, failure, buttons }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <LiveRegion>{note && <div>{note}</div>}</LiveRegion>
      {failure}
      <div className={styles.line}>
        <div className={styles.state}>
          <LiveRegion>{message && <div>{message}</div>}</LiveRegion>
          <div role="status" className={styles.unsaved}>
            {conflicts > 0
              ? fieldTexts.conflicts(conflicts)
              : unsaved && !message && fieldTexts.unsavedChanges}
          </div>
        </div>
        <div role="group" className={styles.buttons}>
          {buttons}
        </div>
      </div>
    </div>
  );
}
