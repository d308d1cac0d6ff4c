import { useId, type ReactNode } from "react";
import { useModal } from "../dialog/useModal";
import { CloseIcon } from "../icon/icons";
import { IconButton } from "../icon-button/IconButton";
import { cx } from "../theme/cx";
import * as styles from "./Drawer.css";

export interface DrawerProps {
  title: string;
  open?: boolean;
  /** Wanted by Escape, the cross or a click beside it; the owner closes it by `open`. */
  onClose: () => void;
  children: ReactNode;
  /** `chrome` is dark like the frame: for navigation. */
  look?: keyof typeof styles.look;
}

/** Comes in from the side, where there is no room for what stands there on a wide screen. */
export function Drawer({ open = true, ...props }: DrawerProps) {
  return open && <Opened {...props} />;
}

function Opened({ title, onClose, children, look = "chrome" }: Omit<DrawerProps, "open">) {
  const id = useId();
  const modal = useModal({ onClose });
  return (
    <dialog {...modal} closedby="any" aria-labelledby={id} className={cx(styles.drawer, styles.look[look])}>
      <div className={styles.header}>
        <h2 id={id} tabIndex={-1} className={styles.title}>{title}</h2>
        <IconButton label="Close" icon={CloseIcon} size="small" variant={look === "chrome" ? "chrome" : "quiet"} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
