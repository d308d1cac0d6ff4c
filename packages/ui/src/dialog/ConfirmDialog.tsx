import { useRef, type ReactNode } from "react";
import { Button, type ButtonVariant } from "../button/Button";
import { Modal } from "./Dialog";
import { uiTexts } from "../ui-texts";

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** A verb: Publish, Revoke, Remove. */
  confirmLabel: string;
  /** Of the confirming button. `danger` for what can't be undone: Cancel gets the initial focus. */
  variant?: Extract<ButtonVariant, "primary" | "danger"> | undefined;
  /** The button that gets the initial focus. By default, it depends on the variant. */
  initialFocus?: "confirm" | "cancel" | undefined;
  /** In progress: the buttons and Escape do nothing. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  cancelLabel?: string | undefined;
}

/** Asks for confirmation, while it is rendered. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  variant = "primary",
  initialFocus,
  busy = false,
  onConfirm,
  onCancel,
  cancelLabel = uiTexts.cancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const focused = initialFocus ?? (variant === "danger" ? "cancel" : "confirm");
  return (
    <Modal
      role="alertdialog"
      title={title}
      size="small"
      onClose={busy ? undefined : onCancel}
      initialFocus={focused === "cancel" ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button ref={confirm} variant={variant} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
