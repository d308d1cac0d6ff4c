import { useRef, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import * as floating from "../popover/Popover.css";
import { cx } from "../theme/cx";
import * as styles from "./Tooltip.css";
import { hoverDelayMs, useHint } from "./useHint";

export interface TooltipProps {
  text: string;
  /** Its accessible name is `text`. */
  children: ReactNode;
}

/** Shows the name of an icon on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { hide, showAfter, hintProps } = useHint(anchor);

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "touch") showAfter(hoverDelayMs);
  };
  const focus = (event: FocusEvent) => {
    // Not synchronously: a closing menu moves the focus here, and no popover can open until it has closed.
    if (event.target.matches(":focus-visible")) showAfter(0);
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
    >
      {children}
      <span {...hintProps} className={cx(styles.tooltip, floating.popover)} aria-hidden="true">
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}
