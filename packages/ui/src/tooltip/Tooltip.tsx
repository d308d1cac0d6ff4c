import { useId, useRef, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import * as floating from "../popover/Popover.css";
import { cx } from "../theme/cx";
import * as styles from "./Tooltip.css";
import { hoverDelayMs, useHint } from "./useHint";

export interface TooltipProps {
  text: string;
  /** A node whose accessible name is `text`, or a function that takes the ID for `aria-describedby`. */
  children: ReactNode | ((describedBy: string) => ReactNode);
}

/** A short hint on hover and focus. Don't show anything here that isn't available elsewhere. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { hide, showAfter, hintProps } = useHint(anchor);
  const describes = typeof children === "function";

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
      {describes ? children(id) : children}
      <span
        {...hintProps}
        className={cx(styles.tooltip, floating.popover)}
        id={describes ? id : undefined}
        role={describes ? "tooltip" : undefined}
        aria-hidden={!describes}
      >
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
}
