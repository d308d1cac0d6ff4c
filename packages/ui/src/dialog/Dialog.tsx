import { useId, useRef, type FormEvent, type ReactNode, type RefObject } from "react";
import { Announcer } from "../announcer/Announcer";
import { type FormErrors, FormErrorsContext, noErrors, useRefusedFocus } from "../field/field-errors";
import { CloseIcon } from "../icon/icons";
import { IconButton } from "../icon-button/IconButton";
import { endEdge, startEdge } from "../sticky-edge/stickyEdge";
import { cx } from "../theme/cx";
import * as styles from "./Dialog.css";
import { useModal } from "./useModal";
import { uiTexts } from "../ui-texts";

export interface DialogProps {
  title: string;
  /** Called for Escape and the close button, which it doesn’t have without. The parent stops rendering it, in Presence. */
  onClose: (() => void) | undefined;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof styles.size | undefined;
  /** Wraps the content in a form. */
  onSubmit?: (() => void) | undefined;
  /** Of the form, as in Form. */
  errors?: FormErrors | undefined;
}

/** A modal dialog, open while it is rendered. */
export const Dialog = (props: DialogProps) => <Modal {...props} />;

export interface ModalProps extends DialogProps {
  role?: "alertdialog" | undefined;
  /** Receives the focus instead of the first field or the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A dialog. An alert dialog's content is announced with its title. */
export function Modal({
  title,
  onClose,
  children,
  footer,
  size = "medium",
  initialFocus,
  role,
  onSubmit,
  errors,
}: ModalProps) {
  const id = useId();
  const modal = useModal({ onClose, initialFocus });
  const inside = (
    <>
      <div id={`${id}body`} className={styles.body}>
        {children}
      </div>
      {footer && (
        <div ref={endEdge} className={styles.footer}>
          {footer}
        </div>
      )}
    </>
  );
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={role && `${id}body`}
      className={cx(styles.dialog, styles.size[size])}
    >
      <Announcer>
        {/* Firefox and WebKit make every scroll container a tab stop that has no tabindex. */}
        <div tabIndex={-1} data-edge-scroller="" className={styles.scroller}>
          <div ref={startEdge} className={styles.header}>
            <h2 id={`${id}title`} tabIndex={-1} dir="auto" className={styles.title}>
              {title}
            </h2>
            {onClose && !role && (
              <IconButton label={uiTexts.close} icon={CloseIcon} size="small" onClick={onClose} />
            )}
          </div>
          {onSubmit ? (
            <DialogForm onSubmit={onSubmit} errors={errors}>
              {inside}
            </DialogForm>
          ) : (
            inside
          )}
        </div>
      </Announcer>
    </dialog>
  );
}

interface DialogFormProps extends Pick<DialogProps, "errors" | "children"> {
  onSubmit: () => void;
}

/** Without the footer of a page’s Form, which the dashboard would load with every dialog. */
function DialogForm({ onSubmit, errors = noErrors, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useRefusedFocus(errors, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FormErrorsContext value={errors}>
      <form ref={form} noValidate onSubmit={submit}>
        {children}
      </form>
    </FormErrorsContext>
  );
}
