import type { MouseEvent, ReactNode, Ref } from "react";
import type { Icon } from "../icon/icons";
import { useSurroundings } from "../provider/UiProvider";
import { cx } from "../theme/cx";
import * as styles from "./Button.css";

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

interface Looks {
  children: ReactNode;
  /** One `primary` a page; `danger` for what cannot be taken back. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon;
  /** Ids of what tells rows' repeated buttons apart. */
  "aria-describedby"?: string | undefined;
}

export interface ButtonProps extends Looks {
  onClick?: () => void;
  type?: "button" | "submit";
  disabled?: boolean;
  /** Still at it: keeps focus and place, and does nothing when clicked again. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Changes something. What only takes one elsewhere is a Link or a ButtonLink. */
export function Button({
  children,
  variant = "secondary",
  size = "medium",
  icon: Glyph,
  onClick,
  type = "button",
  disabled = false,
  busy = false,
  ...described
}: ButtonProps) {
  const click = (event: MouseEvent) => {
    if (busy) event.preventDefault();
    else onClick?.();
  };
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
      {...described}
    >
      {busy ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        Glyph && <Glyph className={styles.glyph} aria-hidden="true" />
      )}
      {/* An element, before which a spinner can come and go: a translator swaps bare text for nodes of its own. */}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends Looks {
  href: string;
}

/** Looks like a button, is a link: it only navigates. */
export function ButtonLink({
  children,
  href,
  variant = "secondary",
  size = "medium",
  icon: Glyph,
  ...described
}: ButtonLinkProps) {
  const { link: Anchor } = useSurroundings();
  return (
    <Anchor
      href={href}
      className={cx(styles.button, styles.variant[variant], styles.size[size])}
      {...described}
    >
      {Glyph && <Glyph className={styles.glyph} aria-hidden="true" />}
      {children}
    </Anchor>
  );
}
