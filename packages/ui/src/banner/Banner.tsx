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
  /** `assertive` interrupts what a screen reader says, as soon as the banner appears. */
  live?: "assertive" | undefined;
  /** Over the page: as wide as its words, with a shadow. */
  floating?: boolean | undefined;
}

/** A message. To announce one that isn't urgent, put it into a LiveRegion. */
export function Banner({
  tone,
  children,
  title,
  actions,
  variant = "framed",
  live,
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
    >
      <Glyph
        className={quiet ? styles.quietGlyph : cx(styles.glyph, styles.glyphTone[tone])}
        aria-hidden="true"
      />
      <div className={styles.inside}>
        <div
          className={cx(styles.words, quiet && styles.quietWords)}
          dir="auto"
          role={live === "assertive" ? "alert" : undefined}
        >
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
