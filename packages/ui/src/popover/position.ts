import { autoUpdate, computePosition, flip, offset, type ReferenceElement, shift } from "@floating-ui/dom";

export interface PopoverPosition {
  placement: "bottom-start" | "top";
  /** Pixels between the anchor and the popover. */
  gap?: number | undefined;
}

/** Keeps an open popover beside its anchor and inside the viewport until the returned function is called. */
export function keepPositioned(
  anchor: ReferenceElement,
  popover: HTMLElement,
  { placement, gap = 0 }: PopoverPosition,
): () => void {
  const middleware = [offset(gap), flip(), shift({ crossAxis: true })];
  const update = async () => {
    const { x, y } = await computePosition(anchor, popover, { placement, strategy: "fixed", middleware });
    // Through the CSSOM: the content security policy forbids style attributes.
    Object.assign(popover.style, { left: `${x}px`, top: `${y}px` });
  };
  return autoUpdate(anchor, popover, () => void update());
}
