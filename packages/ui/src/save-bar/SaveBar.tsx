import type { ReactNode } from "react";
import * as styles from "./SaveBar.css";

export interface SaveBarProps {
  /** There is something to save. */
  unsaved: boolean;
  /** Fields whose two versions still need a choice. */
  conflicts?: number;
  /** What became of the last save: a banner, a sentence. */
  message?: ReactNode;
  /** The buttons, the primary one last. */
  children: ReactNode;
}

/** The last line of a form, in sight however long the form is. */
export function SaveBar({ unsaved, conflicts = 0, message, children }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      {message && <div>{message}</div>}
      <div className={styles.line}>
        <div role="status" className={styles.unsaved}>
          {conflicts > 0
            ? `${conflicts} ${conflicts === 1 ? "conflict" : "conflicts"} to resolve`
            : unsaved && "Unsaved changes"}
        </div>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
