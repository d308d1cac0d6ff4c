import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type FocusEvent,
  type ReactNode,
} from "react";
import { anchor, place } from "../floating/anchor.css";
import { placeByHand } from "../floating/place";
import { cx } from "../theme/cx";
import * as styles from "./Tooltip.css";

export interface TooltipProps {
  text: string;
  /** A plain child already has the text as its name; a function gets the id of what it is described by. */
  children: ReactNode | ((describedBy: string) => ReactNode);
}

const HOVER_DELAY = 400;

/** A few words on hover and focus; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const describes = typeof children === "function";

  const toggle = (shown: boolean) => {
    clearTimeout(waiting.current);
    if (!bubble.current?.isConnected || !around.current) return;
    bubble.current.togglePopover(shown);
    if (shown) placeByHand("above", around.current, bubble.current);
  };
  useEffect(() => () => clearTimeout(waiting.current), []);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "touch") waiting.current = setTimeout(() => toggle(true), HOVER_DELAY);
  };
  const focus = (event: FocusEvent) => {
    if (event.target.matches(":focus-visible")) toggle(true);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !bubble.current?.matches(":popover-open")) return;
    // The dialog around it closes by the next one.
    event.preventDefault();
    toggle(false);
  };

  return (
    <span
      ref={around}
      role="presentation"
      className={anchor}
      onPointerEnter={enter}
      onPointerLeave={() => toggle(false)}
      onPointerDown={() => toggle(false)}
      onFocus={focus}
      onBlur={() => toggle(false)}
      onKeyDown={escape}
    >
      {describes ? children(id) : children}
      <span
        ref={bubble}
        popover="hint"
        className={cx(styles.tooltip, place.above)}
        {...(describes ? { id, role: "tooltip" } : { "aria-hidden": true })}
      >
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}
