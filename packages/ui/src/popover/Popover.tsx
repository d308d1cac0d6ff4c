import { useId, useRef, type ReactNode } from "react";
import { cx } from "../theme/cx";
import * as styles from "./Popover.css";
import { usePopoverPosition } from "./usePopoverPosition";

export interface PopoverProps {
  /** Of the button: “+3 more”. */
  label: string;
  /** Names what the button shows. */
  "aria-label": string;
  children: ReactNode;
  /** IDs of elements that distinguish the button from the same one in other rows. */
  "aria-describedby"?: string | undefined;
}

/** A small button that shows more beside it. In a table, it closes when its row shows something else. */
export function Popover({ label, "aria-label": name, children, ...rest }: PopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const position = usePopoverPosition(trigger, { placement: "bottom-start", gap: 4 });
  return (
    <>
      <button
        {...rest}
        ref={trigger}
        type="button"
        // In right-to-left text, “+1 more” would read “more 1+”.
        dir="auto"
        className={styles.trigger}
        popoverTarget={id}
      >
        {label}
      </button>
      <div id={id} popover="auto" className={cx(styles.popover, styles.box)} onBeforeToggle={position}>
        {/* Not the popover itself, which Tab doesn't reach in WebKit. */}
        <div
          role="group"
          aria-label={name}
          // It may scroll.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.content}
        >
          {children}
        </div>
      </div>
    </>
  );
}
