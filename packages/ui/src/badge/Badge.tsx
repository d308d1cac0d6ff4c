import type { Icon } from "../icon/icons";
import { toneIcons } from "../icon/toneIcons";
import type { Tone } from "../theme/tokens";
import { cx } from "../theme/cx";
import * as styles from "./Badge.css";

export interface BadgeProps {
  tone: Tone;
  /** The word; an icon never stands alone. */
  children: string;
  icon?: Icon;
}

/** How something stands, in a word and a shape; the colour only repeats them. */
export function Badge({ tone, children, icon: Glyph = toneIcons[tone] }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles.tone[tone])}>
      <Glyph className={styles.glyph} aria-hidden="true" />
      <span className={styles.word} dir="auto" title={children}>
        {children}
      </span>
    </span>
  );
}
