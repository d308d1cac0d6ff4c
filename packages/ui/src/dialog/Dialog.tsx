import { useId, type FormEvent, type ReactNode, type RefObject } from "react";
import { dataProps, type ElementProps } from "../element/elementProps";
import { CloseIcon } from "../icon/icons";
import { IconButton } from "../icon-button/IconButton";
import { cx } from "../theme/cx";
import * as styles from "./Dialog.css";
import { useModal } from "./useModal";
import { uiTexts } from "../ui-texts";

export interface DialogProps extends ElementProps {
  title: string;
  open: boolean;
  /** Called for Escape and the close button. The parent closes the dialog with `open`. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof styles.size | undefined;
  /** If false, Escape does nothing and there is no close button. */
  closable?: boolean | undefined;
  /** Receives the focus instead of the first field or the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Wraps the content in a form. */
  onSubmit?: (() => void) | undefined;
}

/** A modal dialog. */
export function Dialog({ open, ...props }: DialogProps) {
  return open && <Modal {...props} />;
}

export interface ModalProps extends Omit<DialogProps, "open"> {
  role?: "alertdialog" | undefined;
}

/** An open dialog. An alert dialog's content is announced with its title. */
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
  id: given,
  ...rest
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
      {...dataProps(rest)}
      {...modal}
      id={given}
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
          {closable && !role && (
            <IconButton label={uiTexts.close} icon={CloseIcon} size="small" onClick={onClose} />
          )}
        </div>
        {onSubmit ? (
          <form noValidate onSubmit={submit}>
            {inside}
          </form>
        ) : (
          inside
        )}
      </div>
    </dialog>
  );
}
