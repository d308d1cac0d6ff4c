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
}

/** A status as text and an icon, never as color alone. */
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
