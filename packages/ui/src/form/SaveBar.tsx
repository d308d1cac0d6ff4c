import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import { fieldTexts } from "../field/field-texts";
import { LiveRegion } from "../layout/LiveRegion";
import { endEdge } from "../sticky-edge/stickyEdge";
import * as styles from "./SaveBar.css";

export interface SaveBarProps {
  /** The form has unsaved changes. */
  unsaved: boolean;
  /** The number of unresolved conflicts. */
  conflicts?: number | undefined;
  /** The result of the last save, on one line, in place of “Unsaved changes”. */
  success?: ReactNode;
  /** What is uncertain about the last save. */
  warning?: ReactNode;
  /** Why the last save failed. An alert, which screen readers would read twice in the live region of the warning. */
  failure?: ReactNode;
  /** Buttons, with the primary button last. */
  actions: ReactNode;
  /** The foot of the card that has the form. */
  inCard?: boolean | undefined;
}

/** A form's buttons, sticky at the bottom of the viewport. As high with and without a text, so that none moves. */
export function SaveBar({
  unsaved,
  conflicts = 0,
  success,
  warning,
  failure,
  actions,
  inCard,
}: SaveBarProps) {
  return (
    <div ref={endEdge} className={cx(styles.bar, inCard && styles.foot)}>
      <LiveRegion>{warning && <div>{warning}</div>}</LiveRegion>
      {failure}
      <div className={styles.state}>
        <LiveRegion>{success && <div>{success}</div>}</LiveRegion>
        <div role="status" className={styles.unsaved}>
          {conflicts > 0 ? fieldTexts.conflicts(conflicts) : unsaved && !success && fieldTexts.unsavedChanges}
        </div>
      </div>
      <div role="group" className={styles.actions}>
        {actions}
      </div>
    </div>
  );
}
