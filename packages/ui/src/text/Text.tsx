import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Tone } from "@understudy/base";
import * as styles from "./Text.css";

export interface TextProps {
  children: ReactNode;
  size?: keyof typeof styles.size | undefined;
  tone?: Tone | undefined;
  /** `quiet` is gray: what is less important than the text around it. */
  variant?: "quiet" | undefined;
  strong?: boolean | undefined;
  as?: "p" | "span" | undefined;
  /** `auto` for user content, which may be right to left. */
  dir?: "auto" | undefined;
}

/** A paragraph or a phrase. Inherits the size and tone by default. */
export function Text({ children, size, tone, variant, strong = false, as: Tag = "p", dir }: TextProps) {
  const looks = [
    size && styles.size[size],
    tone && styles.tone[tone],
    variant && styles.variant[variant],
    strong && styles.strong,
  ];
  return (
    <Tag dir={dir} className={cx(styles.text, ...looks)}>
      {children}
    </Tag>
  );
}
