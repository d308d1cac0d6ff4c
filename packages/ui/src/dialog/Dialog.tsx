import { useId, type FormEvent, type ReactNode, type RefObject } from "react";
import { CloseIcon } from "../icon/icons";
import { IconButton } from "../icon-button/IconButton";
import { cx } from "../theme/cx";
import * as styles from "./Dialog.css";
import { useModal } from "./useModal";

interface Asking {
  /** Makes it a form: Enter and a submit button in the footer call this. */
  onSubmit: () => void;
  /** Lets the browser's own validation speak first. */
  browserValidation?: boolean;
}

interface Showing {
  onSubmit?: never;
  browserValidation?: never;
}

interface Base {
  title: string;
  open?: boolean;
  /** Wanted by Escape or the cross; the owner closes it by `open`. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof styles.size;
  /** Without it there is no cross and Escape does nothing: what is inside offers the only way out. */
  closable?: boolean;
  /** What takes focus; otherwise the first field, or else the title. */
  initialFocus?: RefObject<HTMLElement | null>;
}

export type DialogProps = Base & (Asking | Showing);

/** Something to finish before going on with the page. */
export function Dialog({ open = true, ...props }: DialogProps) {
  return open && <Modal {...props} />;
}

export interface ModalProps extends Omit<Base, "open"> {
  role?: "alertdialog";
  onSubmit?: (() => void) | undefined;
  browserValidation?: boolean | undefined;
}

/** A dialog that is open; as an alert dialog its words are read out with its title. */
export function Modal({
  title,
  onClose,
  children,
  footer,
  size = "medium",
  closable = true,
  initialFocus,
  role,
  onSubmit,
  browserValidation = false,
}: ModalProps) {
  const id = useId();
  const modal = useModal({ onClose, closedBy: closable ? "closerequest" : "none", initialFocus });
  const inside = (
    <>
      <div id={`${id}body`} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={role && `${id}body`}
      className={cx(styles.dialog, styles.size[size])}
    >
      {/* Firefox and WebKit make every scroll container a tab stop that has no tabindex. */}
      <div tabIndex={-1} className={styles.scroller}>
        <div className={styles.header}>
          <h2 id={`${id}title`} tabIndex={-1} dir="auto" className={styles.title}>
            {title}
          </h2>
          {closable && !role && <IconButton label="Close" icon={CloseIcon} size="small" onClick={onClose} />}
        </div>
        {onSubmit ? (
          <form noValidate={!browserValidation} onSubmit={submit}>
            {inside}
          </form>
        ) : (
          inside
        )}
      </div>
    </dialog>
  );
}
