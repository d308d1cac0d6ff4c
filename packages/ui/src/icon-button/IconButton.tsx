import type { Ref } from "react";
import * as button from "../button/Button.css";
import { useBusy } from "../button/useBusy";
import type { Icon } from "../icon/icons";
import { useUiContext } from "../provider/UiProvider";
import { cx } from "../theme/cx";
import { Tooltip } from "../tooltip/Tooltip";
import * as styles from "./IconButton.css";

export type IconButtonVariant = keyof typeof styles.variant;
export type IconButtonSize = keyof typeof styles.size;

interface Looks {
  /** Accessible name and tooltip. */
  label: string;
  icon: Icon;
  /** `chrome` for the dark sidebar. */
  variant?: IconButtonVariant | undefined;
  size?: IconButtonSize | undefined;
  "aria-describedby"?: string | undefined;
}

export interface IconButtonProps extends Looks {
  /** Absent from a button that is disabled or busy. */
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** In progress: stays focusable and ignores clicks. */
  busy?: boolean | undefined;
  /** Of a button that shows and hides something. */
  "aria-expanded"?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const look = (variant: IconButtonVariant, size: IconButtonSize) =>
  cx(styles.iconButton, styles.variant[variant], styles.size[size]);

/** A button for well-known icons. Use Button for others. */
export function IconButton({
  label,
  icon: Glyph,
  variant = "quiet",
  size = "medium",
  onClick,
  disabled = false,
  busy = false,
  ...rest
}: IconButtonProps) {
  const { click, announcement } = useBusy({ busy, onClick, submits: false });
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={look(variant, size)}
        aria-label={label}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        disabled={disabled}
        onClick={click}
        {...rest}
      >
        {busy ? (
          <span className={button.spinner} aria-hidden="true" />
        ) : (
          <Glyph className={styles.glyph} aria-hidden="true" />
        )}
        {announcement}
      </button>
    </Tooltip>
  );
}

export interface IconLinkProps extends Looks {
  href: string;
}

/** A link that looks like an icon button. */
export function IconLink({
  label,
  icon: Glyph,
  href,
  variant = "quiet",
  size = "medium",
  ...rest
}: IconLinkProps) {
  const { link: Anchor } = useUiContext();
  return (
    <Tooltip text={label}>
      <Anchor href={href} aria-label={label} className={look(variant, size)} {...rest}>
        <Glyph className={styles.glyph} aria-hidden="true" />
      </Anchor>
    </Tooltip>
  );
}
