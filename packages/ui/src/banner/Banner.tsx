import type { ReactNode } from "react";
import { InfoIcon, type Icon } from "../icon/icons";
import { toneIcons } from "../icon/toneIcons";
import { cx } from "../theme/cx";
import type { Tone } from "../theme/tokens";
import * as styles from "./Banner.css";

export interface BannerProps {
  tone: Tone;
  children?: ReactNode;
  title?: ReactNode;
  icon?: Icon;
  actions?: ReactNode;
  /** A line without a frame, for what one may know and need not act on. */
  quiet?: boolean;
}

const icons: Record<Tone, Icon> = { ...toneIcons, neutral: InfoIcon };

/** Says how something went or stands, where it matters. What is bad interrupts a listener; the rest waits its turn. */
export function Banner({
  tone,
  children,
  title,
  icon: Glyph = icons[tone],
  actions,
  quiet = false,
}: BannerProps) {
  const look = quiet ? [styles.look.quiet, styles.quiet[tone]] : [styles.look.framed, styles.framed[tone]];
  return (
    <div className={cx(styles.banner, ...look)} role={tone === "bad" ? "alert" : "status"}>
      <Glyph
        className={quiet ? styles.quietGlyph : cx(styles.glyph, styles.glyphTone[tone])}
        aria-hidden="true"
      />
      <div className={styles.inside}>
        <div className={cx(styles.words, quiet && styles.quietWords)} dir="auto">
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
