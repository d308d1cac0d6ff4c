import { useId, type ReactNode } from "react";
import { CloseIcon, IconButton, useModal } from "@understudy/ui";
import { uiTexts } from "@understudy/ui/texts";
import * as styles from "./Drawer.css";

export interface DrawerProps {
  title: string;
  /** Called for Escape, the close button and a click on the backdrop. The parent stops rendering it, in Presence. */
  onClose: () => void;
  children: ReactNode;
}

/** Replaces the sidebar on narrow screens, while it is rendered. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const id = useId();
  const modal = useModal({ onClose, closedByBackdrop: true });
  return (
    <dialog {...modal} aria-labelledby={id} className={styles.drawer}>
      <div tabIndex={-1} className={styles.scroller}>
        <div className={styles.header}>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton
            label={uiTexts.close}
            icon={CloseIcon}
            size="small"
            variant="chrome"
            onClick={onClose}
          />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
