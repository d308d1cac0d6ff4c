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
  /** Without a frame, for information that needs no action. */
  quiet?: boolean;
  /** Floats at the bottom of the window, so that the page doesn't move. */
  floating?: boolean;
}

const icons: Record<Tone, Icon> = { ...toneIcons, neutral: InfoIcon };

/** A message. Screen readers announce `bad` immediately; to announce others, put them into a LiveRegion. */
export function Banner({
  tone,
  children,
  title,
  icon: Glyph = icons[tone],
  actions,
  quiet = false,
  floating = false,
}: BannerProps) {
  const look = quiet ? [styles.look.quiet, styles.quiet[tone]] : [styles.look.framed, styles.framed[tone]];
  return (
    <div
      className={cx(styles.banner, ...look, floating && styles.floating)}
      role={tone === "bad" ? "alert" : undefined}
    >
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
