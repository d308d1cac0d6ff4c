import type { ReferenceElement } from "@floating-ui/dom";
import { useEffect, useRef, type RefObject, type ToggleEvent } from "react";
import type { PopoverPosition } from "./position";

/** Kept, because an import takes a task even after it has loaded: the popover would be painted where it isn't yet. */
let positioning: typeof import("./position") | undefined;

async function loadPositioning() {
  try {
    positioning = await import("./position");
  } catch {
    // Offline: the popover opens in the document flow, after its anchor.
  }
}

/**
 * Before the first popover opens, so that it doesn't move after it has been painted; not while the page still loads what
 * it shows.
 */
const firstUses = ["pointermove", "pointerdown", "keydown"] as const;
const preload = () => void loadPositioning();

async function positionUntilAborted(
  signal: AbortSignal,
  anchor: ReferenceElement,
  popover: HTMLElement,
  position: PopoverPosition,
) {
  if (!positioning) await loadPositioning();
  if (!positioning || signal.aborted) return;
  const stop = positioning.keepPositioned(anchor, popover, position);
  signal.addEventListener("abort", stop, { once: true });
}

/**
 * Returns the `onBeforeToggle` handler of a popover that opens beside its anchor. `onOpen` gets a signal that aborts when
 * the popover closes.
 */
export function usePopoverPosition(
  anchor: RefObject<ReferenceElement | null>,
  position: PopoverPosition,
  onOpen?: (signal: AbortSignal) => void,
) {
  const open = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!positioning)
      for (const event of firstUses) document.addEventListener(event, preload, { once: true });
    return () => open.current?.abort();
  }, []);

  return ({ newState, currentTarget: popover }: ToggleEvent<HTMLElement>) => {
    open.current?.abort();
    if (newState !== "open" || !anchor.current) return;
    open.current = new AbortController();
    const { signal } = open.current;
    void positionUntilAborted(signal, anchor.current, popover, position);
    onOpen?.(signal);
  };
}
