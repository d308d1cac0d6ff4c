import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import * as button from "../button/Button.css";
import { ExpandIcon, type Icon } from "../icon/icons";
import * as iconButton from "../icon-button/IconButton.css";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import * as floating from "../popover/Popover.css";
import { usePopoverPosition } from "../popover/usePopoverPosition";
import { cx } from "../theme/cx";
import { Tooltip } from "../tooltip/Tooltip";
import * as styles from "./Menu.css";
import { MenuEntry, type MenuItem } from "./MenuEntries";
import { focusEntry, useRovingFocus } from "./useRovingFocus";

interface Base {
  label: string;
  variant?: keyof typeof styles.trigger;
  size?: "small" | "medium";
  items: readonly MenuItem[];
  /** Text below the items. */
  note?: string;
  "aria-describedby"?: string | undefined;
}

/** With `iconOnly` or an avatar, the label is the name and the tooltip. */
export type MenuProps = Base &
  (
    | { icon?: Icon; iconOnly?: false; initial?: never; caption?: never }
    | { icon: Icon; iconOnly: true; initial?: never; caption?: never }
    | {
        icon?: never;
        iconOnly?: never;
        /** Shows an avatar with this letter. */
        initial: string;
        /** Shown before the avatar, and part of the button's name. */
        caption?: ReactNode;
      }
  );

const entering: Partial<Record<string, 0 | -1>> = { ArrowDown: 0, ArrowUp: -1 };

/** A menu button. */
export function Menu({
  label,
  icon: Glyph,
  initial,
  caption,
  iconOnly: hasNoText = false,
  variant = "secondary",
  size = "medium",
  items,
  note,
  ...described
}: MenuProps) {
  const iconOnly = hasNoText || initial !== undefined;
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

  const opener = (
    <button
      ref={trigger}
      type="button"
      popoverTarget={id}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-label={iconOnly && caption === undefined ? label : undefined}
      className={cx(
        iconOnly ? iconButton.iconButton : button.button,
        styles.trigger[variant],
        iconOnly ? iconButton.size[size] : button.size[size],
        caption !== undefined && styles.captioned,
      )}
      onKeyDown={openByArrow}
      {...described}
    >
      {caption !== undefined && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden> {caption}
        </>
      )}
      {initial !== undefined && (
        <span className={styles.avatar} aria-hidden="true">
          {initial}
        </span>
      )}
      {Glyph && <Glyph className={iconOnly ? iconButton.glyph : button.glyph} aria-hidden="true" />}
      {!iconOnly && label}
      {!iconOnly && <ExpandIcon className={button.glyph} aria-hidden="true" />}
    </button>
  );

  return (
    <div className={floating.anchor}>
      {iconOnly ? <Tooltip text={label}>{opener}</Tooltip> : opener}
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={cx(styles.menu, floating.popover)}
        onBeforeToggle={position}
        onToggle={(event) => toggled(event.newState === "open")}
      >
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={keyInMenu}>
          {items.map((item, at) => (
            <MenuEntry key={at} item={item} close={close} />
          ))}
        </div>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
