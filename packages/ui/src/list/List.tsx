import type { ReactNode } from "react";
import { gap as gaps } from "../layout/gap.css";
import { cx } from "../theme/cx";
import type { Space } from "../theme/values";
import * as styles from "./List.css";

export interface ListProps {
  /** `<li>` elements. */
  children: ReactNode;
  /** `ol` if the order matters. */
  as?: "ul" | "ol" | undefined;
  /** `divided` draws lines between the items. */
  variant?: "divided" | "quiet" | undefined;
  gap?: Space | undefined;
  "aria-label"?: string | undefined;
}

/** A list without bullets. */
export function List({ children, as: Tag = "ul", variant = "quiet", gap, "aria-label": label }: ListProps) {
  return (
    // Safari drops the role of lists without bullets.
    <Tag
      role="list"
      aria-label={label}
      className={cx(styles.list, variant === "divided" && styles.divided, gap && gaps[gap])}
    >
      {children}
    </Tag>
  );
}
