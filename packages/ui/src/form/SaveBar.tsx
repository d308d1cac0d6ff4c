import type { ReactNode } from "react";
import { fieldTexts } from "../field/field-texts";
import { LiveRegion } from "../layout/LiveRegion";
import * as styles from "./SaveBar.css";

export interface SaveBarProps {
  /** The form has unsaved changes. */
  unsaved: boolean;
  /** The number of unresolved conflicts. */
  conflicts?: number | undefined;
  /** The result of the last save. */
  message?: ReactNode;
  /** Why the last save failed. An alert, which screen readers would read twice in the live region of the message. */
  failure?: ReactNode;
  /** Buttons, with the primary button last. */
  buttons: ReactNode;
}

/** A form's buttons, sticky at the bottom of the viewport. */
export function SaveBar({ unsaved, conflicts = 0, message, failure, buttons }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <LiveRegion>{message && <div>{message}</div>}</LiveRegion>
      {failure}
      <div className={styles.line}>
        <div role="status" className={styles.unsaved}>
          {conflicts > 0 ? fieldTexts.conflicts(conflicts) : unsaved && fieldTexts.unsavedChanges}
        </div>
        <div role="group" className={styles.buttons}>
          {buttons}
        </div>
      </div>
    </div>
  );
}
