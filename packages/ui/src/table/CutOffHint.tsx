import type { ReferenceElement } from "@floating-ui/dom";
import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import * as floating from "../popover/Popover.css";
import { cx } from "../theme/cx";
import * as tooltip from "../tooltip/Tooltip.css";
import { hoverDelayMs, useHint } from "../tooltip/useHint";
import { cutOffAround, cutOffAt, elementAt, titleAt, type CutOff } from "./cutOff";

const longPressMs = 500;

/** Shows text that a cell cuts off in full: at the pointer, at the keyboard's focus, and on a long press. */
export function CutOffHint({ children }: { children: ReactNode }) {
  const anchor = useRef<HTMLElement>(null);
  const place = useRef<ReferenceElement>(null);
  const isLongPress = useRef(false);
  // Stays while the focus does: a pointer at rest leaves the hint that opened under it and moved away.
  const isOfFocus = useRef(false);
  const [text, setText] = useState("");
  const { hide, isOpen, showAfter, hintProps } = useHint(place);

  const offer = (cutOff: CutOff | undefined, delayMs: number) => {
    hide();
    isOfFocus.current = false;
    anchor.current = cutOff?.element ?? null;
    place.current = cutOff?.place ?? anchor.current;
    if (!cutOff) return;
    setText(cutOff.text);
    showAfter(delayMs);
  };

  const hintAt = ({ nativeEvent: event }: MouseEvent): CutOff | undefined => {
    const element = elementAt(event);
    if (element === null) return undefined;
    return cutOffAt(element) ?? (element === event.target ? undefined : titleAt(element));
  };

  const over = (event: PointerEvent) => {
    const { target, pointerType } = event;
    const isHint = target instanceof Node && hintProps.ref.current?.contains(target);
    if (pointerType === "touch" || isHint) return;
    const cutOff = hintAt(event);
    if (cutOff ? cutOff.element !== anchor.current : !isOfFocus.current) offer(cutOff, hoverDelayMs);
  };
  const press = (event: PointerEvent) => {
    isLongPress.current = false;
    offer(event.pointerType === "touch" ? hintAt(event) : undefined, longPressMs);
  };
  // What a long press has shown stays until the next press. Nothing else may come of it.
  const release = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") return;
    isLongPress.current = isOpen();
    if (!isLongPress.current) hide();
  };
  const keepFromOpening = (event: MouseEvent) => {
    if (!isLongPress.current) return;
    isLongPress.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keepFromTheMenu = (event: MouseEvent) => {
    // A link has its own menu: to open it in a tab, to copy its address.
    if (event.target instanceof Element && event.target.closest("a[href]")) return;
    if (isOpen() && matchMedia("(pointer: coarse)").matches) event.preventDefault();
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch" && !isOfFocus.current) offer(undefined, 0);
  };
  const focus = ({ target }: FocusEvent) => {
    if (!target.matches(":focus-visible")) return;
    offer(cutOffAround(target), 0);
    isOfFocus.current = anchor.current !== null;
  };

  return (
    <div
      role="presentation"
      onPointerOver={over}
      onPointerMove={over}
      onPointerLeave={leave}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onClickCapture={keepFromOpening}
      onContextMenu={keepFromTheMenu}
      onFocus={focus}
      onBlur={() => offer(undefined, 0)}
      onScrollCapture={() => offer(undefined, 0)}
    >
      {children}
      {/* Screen readers read the cell, which isn't cut off for them. */}
      <span {...hintProps} className={cx(tooltip.tooltip, floating.popover)} aria-hidden="true">
        <span className={tooltip.words} dir="auto">
          {text}
        </span>
      </span>
    </div>
  );
}
