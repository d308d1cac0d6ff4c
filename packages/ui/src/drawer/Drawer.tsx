import { useId, type ReactNode } from "react";
import { useModal } from "../dialog/useModal";
import { CloseIcon } from "../icon/icons";
import { IconButton } from "../icon-button/IconButton";
import * as styles from "./Drawer.css";

export interface DrawerProps {
  title: string;
  open?: boolean;
  /** Wanted by Escape, the cross or a click beside it; the owner closes it by `open`. */
  onClose: () => void;
  children: ReactNode;
}

/** Navigation that comes in from the side, where there is no room for the sidebar; dark like the frame. */
export function Drawer({ open = true, ...props }: DrawerProps) {
  return open && <Opened {...props} />;
}

function Opened({ title, onClose, children }: Omit<DrawerProps, "open">) {
  const id = useId();
  const modal = useModal({ onClose, closedBy: "any" });
  return (
    <dialog {...modal} aria-labelledby={id} className={styles.drawer}>
      <div tabIndex={-1} className={styles.scroller}>
        <div className={styles.header}>
          <h2 id={id} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" icon={CloseIcon} size="small" variant="chrome" onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
