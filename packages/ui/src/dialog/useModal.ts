import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import { focusTitle, isFocusLost } from "../focus/focusTitle";

interface Modal {
  onClose: () => void;
  /** What takes focus; otherwise the first field, or else the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const FIELDS = ":is(input:not([readonly], [type=hidden]), select, textarea:not([readonly])):enabled";

const firstFocus = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>(FIELDS) ?? dialog.querySelector<HTMLElement>("h2");

/** The room of a scroll bar that is there is kept while the page behind cannot scroll: nothing moves. */
function keepGutter() {
  const root = document.documentElement;
  if (!document.querySelector("dialog:modal"))
    root.toggleAttribute("data-gutter", window.innerWidth > root.clientWidth);
}

/** Opens a dialog for as long as it is mounted. Only its owner closes it. */
export function useModal({ onClose, initialFocus }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    keepGutter();
    dialog.showModal();
    (initialFocus?.current ?? firstFocus(dialog))?.focus();
    return () => {
      dialog.close();
      if (isFocusLost()) focusTitle();
    };
  }, [initialFocus]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A browser may close it over our head, on a second Escape say; an owner who did not agree keeps it open.
    onClose: () => {
      const dialog = ref.current;
      if (dialog?.isConnected && !dialog.open) dialog.showModal();
    },
  };
}
