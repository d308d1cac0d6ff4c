import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type FocusEvent,
  type ReactNode,
} from "react";
import * as floating from "../popover/Popover.css";
import { usePopoverPosition } from "../popover/usePopoverPosition";
import { cx } from "../theme/cx";
import * as styles from "./Tooltip.css";

export interface TooltipProps {
  text: string;
  /** A node whose accessible name is `text`, or a function that takes the ID for `aria-describedby`. */
  children: ReactNode | ((describedBy: string) => ReactNode);
}

const HOVER_DELAY = 400;

/** A short hint on hover and focus. Don't show anything here that isn't available elsewhere. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const position = usePopoverPosition(anchor, { placement: "top" });
  const describes = typeof children === "function";

  const toggle = (visible: boolean) => {
    clearTimeout(timer.current);
    // A removed trigger loses its focus after it has left the document, where toggling throws.
    if (tooltip.current?.isConnected) tooltip.current.togglePopover(visible);
  };
  const hide = () => toggle(false);
  const showAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => toggle(true), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "touch") showAfter(HOVER_DELAY);
  };
  const focus = (event: FocusEvent) => {
    // Not synchronously: a closing menu moves the focus here, and no popover can open until it has closed.
    if (event.target.matches(":focus-visible")) showAfter(0);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !tooltip.current?.matches(":popover-open")) return;
    // Escape closes the tooltip first, and the dialog around it only when pressed again.
    event.preventDefault();
    hide();
  };

  return (
    <span
      ref={anchor}
      role="presentation"
      className={floating.anchor}
      onPointerEnter={enter}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={focus}
      onBlur={hide}
      onKeyDown={escape}
    >
      {describes ? children(id) : children}
      <span
        ref={tooltip}
        popover="hint"
        className={cx(styles.tooltip, floating.popover)}
        onBeforeToggle={position}
        {...(describes ? { id, role: "tooltip" } : { "aria-hidden": true })}
      >
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}
