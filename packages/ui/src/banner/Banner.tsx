import type { ReactNode } from "react";
import { toneIcons } from "../icon/toneIcons";
import { cx } from "../theme/cx";
import type { Tone } from "@understudy/base";
import * as styles from "./Banner.css";

export interface BannerProps {
  tone: Exclude<Tone, "neutral">;
  children?: ReactNode;
  title?: ReactNode;
  actions?: ReactNode;
  /** `quiet` has no frame, for information that needs no action. */
  variant?: keyof typeof styles.look | undefined;
  /** Floats at the bottom of the window, so that the page doesn't move. */
  floating?: boolean | undefined;
}

/** A message. Screen readers announce `bad` immediately; to announce others, put them into a LiveRegion. */
export function Banner({
  tone,
  children,
  title,
  actions,
  variant = "framed",
  floating = false,
}: BannerProps) {
  const Glyph = toneIcons[tone];
  const quiet = variant === "quiet";
  return (
    <div
      className={cx(
        styles.banner,
        styles.look[variant],
        styles.colors[variant][tone],
        floating && styles.floating,
      )}
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
