import type { ReferenceElement } from "@floating-ui/dom";
import { useEffect, useRef, type RefObject } from "react";
import { usePopoverPosition } from "../popover/usePopoverPosition";

/** The pointer rests on the anchor this long before its hint appears. */
export const hoverDelayMs = 400;

/** A small popover that explains its anchor. Escape hides it, wherever the focus is. */
export function useHint(anchor: RefObject<ReferenceElement | null>) {
  const ref = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const toggle = (visible: boolean) => {
    clearTimeout(timer.current);
    // A removed trigger loses its focus after it has left the document, where toggling throws.
    if (ref.current?.isConnected) ref.current.togglePopover(visible);
  };
  const hide = () => toggle(false);
  const showAfter = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => toggle(true), delayMs);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape closes the hint first, and the dialog around it only when pressed again.
    event.preventDefault();
    hide();
  };
  const press = ({ target }: PointerEvent) => {
    if (target instanceof Node && !ref.current?.contains(target)) hide();
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const beforeToggle = usePopoverPosition(anchor, { placement: "top" }, (signal) => {
    // On the document: a hovered anchor doesn't have the focus, and not every browser closes a hint by Escape.
    document.addEventListener("keydown", escape, { capture: true, signal });
    document.addEventListener("pointerdown", press, { capture: true, signal });
  });

  return {
    hide,
    isOpen: () => ref.current?.matches(":popover-open") === true,
    showAfter,
    hintProps: { ref, popover: "hint" as const, onBeforeToggle: beforeToggle },
  };
}
