import type { Icon } from "../icon/icons";
import { toneIcons } from "../icon/toneIcons";
import type { Tone } from "../theme/tokens";
import { cx } from "../theme/cx";
import * as styles from "./Badge.css";

export interface BadgeProps {
  tone: Tone;
  /** Always shown: an icon alone isn't enough. */
  children: string;
  icon?: Icon;
  /** Colored text without a background, for the normal case in a list where exceptions should stand out. */
  quiet?: boolean;
  /** As high as a line of text, for a second line in a table row. */
  small?: boolean;
}

/** A status in a word and an icon; color only repeats them. */
export function Badge({
  tone,
  children,
  icon: Glyph = toneIcons[tone],
  quiet = false,
  small = false,
}: BadgeProps) {
  return (
    <span className={cx(styles.badge, quiet ? styles.quiet[tone] : styles.tone[tone], small && styles.small)}>
      <Glyph className={styles.glyph} aria-hidden="true" />
      <span className={styles.word} dir="auto" title={children}>
        {children}
      </span>
    </span>
  );
}
