import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Space } from "../theme/values";
import * as styles from "./Columns.css";
import { gap as gaps } from "./gap.css";

export interface ColumnsProps {
  children: ReactNode;
  /** The most columns in a row. */
  most?: keyof typeof styles.most | undefined;
  gap?: Space | undefined;
  as?: "div" | "ul" | undefined;
}

/** Columns of equal width: one row if they fit, else two columns or one. */
export function Columns({ children, most = 3, gap = "4", as: Tag = "div" }: ColumnsProps) {
  return (
    <div className={styles.container}>
      <Tag
        className={cx(styles.columns, styles.most[most], gaps[gap])}
        role={Tag === "ul" ? "list" : undefined}
      >
        {children}
      </Tag>
    </div>
  );
}
