import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import * as styles from "./Text.css";

export type TextSize = keyof typeof styles.size;
export type TextTone = keyof typeof styles.tone;

interface Looks {
  size?: TextSize;
  tone?: TextTone;
  strong?: boolean;
  /** Tabular figures. */
  numeric?: boolean;
  as?: "p" | "span" | "div" | "dt" | "dd" | "li";
  /** `auto` for user content, which may be right to left. */
  dir?: "auto";
}

export type TextProps = Looks &
  (
    | { truncate?: false; children: ReactNode }
    | { /** One line, the whole on hover. */ truncate: true; children: string }
  );

/** A paragraph or a phrase. Inherits the size and tone by default. */
export function Text({
  children,
  size,
  tone,
  strong = false,
  numeric = false,
  truncate = false,
  as: Tag = "p",
  dir,
}: TextProps) {
  const looks = [
    size && styles.size[size],
    tone && styles.tone[tone],
    strong && styles.strong,
    numeric && styles.numeric,
  ];
  return (
    <Tag
      dir={dir}
      className={cx(styles.text, ...looks, truncate && styles.truncate)}
      title={truncate && typeof children === "string" ? children : undefined}
    >
      {children}
    </Tag>
  );
}
