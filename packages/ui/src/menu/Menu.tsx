import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import * as button from "../button/Button.css";
import type { ElementProps } from "../element/elementProps";
import { ExpandIcon } from "../icon/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import * as floating from "../popover/Popover.css";
import { usePopoverPosition } from "../popover/usePopoverPosition";
import { cx } from "../theme/cx";
import { Tooltip } from "../tooltip/Tooltip";
import * as styles from "./Menu.css";
import { MenuEntry, type MenuItem } from "./MenuEntries";
import { focusEntry, focusPointed, useRovingFocus } from "./useRovingFocus";

export interface MenuProps extends ElementProps {
  /** Of the button; with an avatar, its name and tooltip. */
  label: string;
  items: readonly MenuItem[];
  /** The button is an avatar with this letter. */
  initial?: string | undefined;
  /** Shown before the avatar, and part of the button's name. */
  caption?: ReactNode;
  /** Above the entries, while the menu is open. */
  heading?: ReactNode;
}

const entering: Partial<Record<string, 0 | -1>> = { ArrowDown: 0, ArrowUp: -1 };

/** A menu button. */
export function Menu({ label, items, initial, caption, heading, ...rest }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const rove = useRovingFocus();
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
    } else rove(event);
  };

  const shared = {
    ...rest,
    ref: trigger,
    type: "button",
    popoverTarget: id,
    "aria-haspopup": "menu",
    "aria-expanded": open,
    onKeyDown: openByArrow,
  } as const;
  const opener =
    initial === undefined ? (
      <button {...shared} className={styles.textTrigger}>
        {label}
        <ExpandIcon className={button.glyph} aria-hidden="true" />
      </button>
    ) : (
      <Tooltip text={label}>
        <button
          {...shared}
          aria-label={caption === undefined ? label : undefined}
          className={cx(styles.avatarTrigger, caption !== undefined && styles.captioned)}
        >
          {caption !== undefined && (
            <>
              <VisuallyHidden>{label}</VisuallyHidden> {caption}
            </>
          )}
          <span className={styles.avatar} aria-hidden="true">
            {initial}
          </span>
        </button>
      </Tooltip>
    );

  return (
    <div className={floating.anchor}>
      {opener}
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
