import type { ReactNode, Ref } from "react";
import type { Icon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import { inNewTab, NewTab } from "../link/Link";
import { cx } from "../theme/cx";
import * as styles from "./Button.css";
import { useBusy } from "./useBusy";

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

interface Looks {
  children: ReactNode;
  /** One `primary` per page; `danger` for what can't be undone. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: Icon | undefined;
  /** IDs of elements that distinguish the button from the same one in other rows. */
  "aria-describedby"?: string | undefined;
}

export interface ButtonProps extends Looks {
  onClick?: (() => void) | undefined;
  type?: "button" | "submit" | undefined;
  disabled?: boolean | undefined;
  /** For a button that shows and hides something. */
  "aria-expanded"?: boolean | undefined;
  /** In progress: stays focusable and ignores clicks. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Performs an action. Use Link or ButtonLink for navigation. */
export function Button({
  children,
  variant = "secondary",
  size = "medium",
  icon: Glyph,
  onClick,
  type = "button",
  disabled = false,
  busy = false,
  ...rest
}: ButtonProps) {
  const { click, announcement } = useBusy({ busy, onClick, submits: type === "submit" });
  return (
    <button
      type={type}
      className={cx(
        styles.button,
        styles.variant[variant],
        styles.size[size],
        busy && !Glyph && styles.waiting[size],
      )}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={click}
      {...rest}
    >
      {busy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        Glyph && <Glyph className={styles.glyph} aria-hidden="true" />
      )}
      {/* In an element, because page translation replaces text nodes, and React couldn't insert the spinner. */}
      <span>{children}</span>
      {announcement}
    </button>
  );
}

export interface ButtonLinkProps extends Looks {
  href: string;
  /** Opens in a new tab. */
  newTab?: boolean | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  href,
  variant = "secondary",
  size = "medium",
  icon: Glyph,
  newTab = false,
  ...rest
}: ButtonLinkProps) {
  const { link: Anchor } = useUiContext();
  return (
    <Anchor
      href={href}
      className={cx(styles.button, styles.variant[variant], styles.size[size])}
      {...(newTab && inNewTab)}
      {...rest}
    >
      {Glyph && <Glyph className={styles.glyph} aria-hidden="true" />}
      {children}
      {newTab && <NewTab />}
    </Anchor>
  );
}
