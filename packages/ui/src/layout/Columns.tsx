import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Space } from "../theme/values";
import * as styles from "./Columns.css";
import { gap as gaps } from "./gap.css";

export interface ColumnsProps {
  children: ReactNode;
  /** Minimum width of a column. */
  min?: keyof typeof styles.min | undefined;
  gap?: Space | undefined;
  as?: "div" | "ul" | undefined;
}

/** Columns of equal width: one row if they fit, else two columns or one. */
export function Columns({ children, min = "medium", gap = "4", as: Tag = "div" }: ColumnsProps) {
  return (
    <div className={styles.container}>
      <Tag
        className={cx(styles.columns, styles.min[min], gaps[gap])}
        role={Tag === "ul" ? "list" : undefined}
      >
        {children}
      </Tag>
    </div>
  );
}
