import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Space } from "../theme/tokens";
import * as styles from "./Columns.css";
import { gap as gaps } from "./gap.css";
import { listRole } from "./Stack";

export interface ColumnsProps {
  children: ReactNode;
  /** How narrow a column may get before one drops to the next line. */
  min?: keyof typeof styles.min;
  gap?: Space;
  as?: "div" | "ul" | "ol" | "section";
  "aria-label"?: string;
}

/** As many equal columns as there is room for. */
export function Columns({ children, min = "medium", gap = "4", as: Tag = "div", ...named }: ColumnsProps) {
  return (
    <Tag className={cx(styles.columns, styles.min[min], gaps[gap])} role={listRole[Tag]} {...named}>
      {children}
    </Tag>
  );
}
