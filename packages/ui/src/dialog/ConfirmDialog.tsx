import { useRef, type ReactNode } from "react";
import { Button } from "../button/Button";
import { Modal } from "./Dialog";
import { uiTexts } from "../ui-texts";

export interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** A verb: Publish, Revoke, Remove. */
  confirmLabel: string;
  /** `danger` for what can't be undone: Cancel gets the initial focus. */
  tone?: "danger" | "neutral";
  /** The button that gets the initial focus. By default, it depends on the tone. */
  initialFocus?: "confirm" | "cancel";
  /** In progress: the buttons and Escape do nothing. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  cancelLabel?: string;
}

/** Asks for confirmation. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  tone = "neutral",
  initialFocus,
  busy = false,
  onConfirm,
  onCancel,
  cancelLabel = uiTexts.cancel,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const focused = initialFocus ?? (tone === "danger" ? "cancel" : "confirm");
  return (
    <Modal
      role="alertdialog"
      title={title}
      size="small"
      closable={!busy}
      onClose={onCancel}
      initialFocus={focused === "cancel" ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={tone === "danger" ? "danger" : "primary"}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
