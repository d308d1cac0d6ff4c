import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import * as floating from "../popover/Popover.css";
import { usePopoverPosition } from "../popover/usePopoverPosition";
import { cx } from "../theme/cx";
import { Tooltip } from "../tooltip/Tooltip";
import * as styles from "./Menu.css";
import { MenuEntry, type MenuItem } from "./MenuEntries";
import { focusEntry, focusPointed, roveFocus } from "./roving-focus";

export interface MenuProps {
  /** The button's tooltip and the beginning of its name. */
  label: string;
  items: readonly MenuItem[];
  /** The letter of the avatar. */
  initial: string;
  /** Shown before the avatar, and part of the button's name. */
  caption: ReactNode;
  /** Above the entries, while the menu is open. */
  heading: ReactNode;
}

const entering: Partial<Record<string, 0 | -1>> = { ArrowDown: 0, ArrowUp: -1 };

/** An avatar that opens a menu. */
export function Menu({ label, items, initial, caption, heading }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const position = usePopoverPosition(trigger, { placement: "bottom-start", gap: 4 });

  const close = useCallback(() => popover.current?.togglePopover(false), []);
  // A menu outside the page stays mounted.
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);
  const openByArrow = (event: KeyboardEvent) => {
    const at = entering[event.key];
    if (at === undefined) return;
    event.preventDefault();
    popover.current?.togglePopover(true);
    focusEntry(popover.current, at);
  };
  const toggled = (nowOpen: boolean) => {
    setOpen(nowOpen);
    if (nowOpen && !popover.current?.contains(document.activeElement)) focusEntry(popover.current, 0);
  };
  const keyInMenu = (event: KeyboardEvent) => {
    if (event.key === "Tab") close();
    else if (event.key === " " && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    } else roveFocus(event);
  };

  return (
    <div className={floating.anchor}>
      <Tooltip text={label}>
        <button
          ref={trigger}
          type="button"
          popoverTarget={id}
          aria-haspopup="menu"
          aria-expanded={open}
          className={styles.trigger}
          onKeyDown={openByArrow}
        >
          <VisuallyHidden>{label}</VisuallyHidden> {caption}
          <span className={styles.avatar} aria-hidden="true">
            {initial}
          </span>
        </button>
      </Tooltip>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={cx(styles.menu, floating.popover)}
        onBeforeToggle={position}
        onToggle={(event) => toggled(event.newState === "open")}
      >
        {open && heading}
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={keyInMenu}
          // When it moves: a menu that opens or scrolls under a resting pointer keeps its focus.
          onPointerMove={focusPointed}
        >
          {items.map((item, at) => (
            <MenuEntry key={at} item={item} close={close} />
          ))}
        </div>
      </div>
    </div>
  );
}
