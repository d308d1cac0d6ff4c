import type { Icon } from "../icon/icons";
import { toneIcons } from "../icon/toneIcons";
import type { Tone } from "@understudy/base";
import { cx } from "../theme/cx";
import * as styles from "./Badge.css";

export type BadgeVariant = keyof typeof styles.variant;
export type BadgeSize = keyof typeof styles.size;

export interface BadgeProps {
  tone: Tone;
  /** Always shown: an icon alone isn't enough. */
  children: string;
  icon?: Icon | undefined;
  /**
   * `outlined` is the quietest badge. `quiet` has no shape, only an icon and a word in the tone's color: the normal case in
   * a list where exceptions should stand out.
   */
  variant?: BadgeVariant | undefined;
  /** `small` is as high as a line of text, for a second line in a table row. */
  size?: BadgeSize | undefined;
}

/** A status in a word and an icon; color only repeats them. */
export function Badge({ tone, children, icon, variant = "filled", size = "medium" }: BadgeProps) {
  const Glyph = icon ?? toneIcons[tone];
  return (
    <span className={cx(styles.badge, styles.variant[variant][tone], styles.size[size])}>
      <Glyph className={styles.glyph} aria-hidden="true" />
      <span className={styles.word} dir="auto" title={children}>
        {children}
      </span>
    </span>
  );
}
