import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from "react";
import { placesAround, recoverFocus } from "../focus/useFocusRecovery";
import { useIsLeaving } from "../presence/Presence";
import { useVisibleArea } from "./useVisibleArea";

interface ModalOptions {
  /** Called for Escape, which does nothing without it. */
  onClose: (() => void) | undefined;
  /** A click on the backdrop closes it, too. */
  closedByBackdrop?: boolean | undefined;
  /** Receives the focus instead of the first field or the title. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const FIELDS = ":is(input:not([readonly], [type=hidden]), select, textarea:not([readonly])):enabled";

const firstFocus = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>(FIELDS) ?? dialog.querySelector<HTMLElement>("h2");

/** Keeps the width of the page's scroll bar while a modal dialog blocks scrolling, so that nothing moves. */
function reserveScrollbarGutter() {
  const root = document.documentElement;
  if (!document.querySelector("dialog:modal"))
    root.toggleAttribute("data-gutter", window.innerWidth > root.clientWidth);
}

/** The backdrop has no element of its own: its events go to the dialog. */
function isOnBackdrop({ target, currentTarget: dialog, clientX: x, clientY: y }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}

let hasAnswered = false;

/** One Escape can ask several dialogs to close: those that opened without a click or a key share their close watcher. */
function isFirstToAnswer(): boolean {
  if (hasAnswered) return false;
  hasAnswered = true;
  setTimeout(() => {
    hasAnswered = false;
  });
  return true;
}

/** Opens a modal dialog while it is rendered. Returns the dialog's props. */
export function useModal({ onClose, closedByBackdrop = false, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const isLeaving = useIsLeaving();
  useVisibleArea(ref);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || isLeaving) return undefined;
    reserveScrollbarGutter();
    const around = placesAround(document.activeElement);
    dialog.showModal();
    (initialFocus?.current ?? firstFocus(dialog))?.focus();
    return () => {
      dialog.close();
      // The browser leaves it here if the element that had it before is gone.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur();
      recoverFocus(around);
    };
  }, [initialFocus, isLeaving]);

  return {
    ref,
    // Firefox and WebKit make the dialog element itself a tab stop.
    tabIndex: -1,
    // Stops Chromium from closing it on the second Escape. Safari knows neither this attribute nor `any`.
    closedby: onClose ? "closerequest" : "none",
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (isFirstToAnswer()) onClose?.();
    },
    // The browser may close it anyway, for example on a second Escape. It stays open while it is rendered.
    onClose: () => {
      const dialog = ref.current;
      if (dialog?.isConnected && !dialog.open && !isLeaving) dialog.showModal();
    },
    onPointerDown: (event: MouseEvent) => {
      pressedBackdrop.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      // Not after a press inside, such as a text selection that ends outside.
      if (closedByBackdrop && pressedBackdrop.current && isOnBackdrop(event)) onClose?.();
    },
  } as const;
}
