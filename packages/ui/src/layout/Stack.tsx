import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Space } from "../theme/values";
import { gap as gaps } from "./gap.css";
import * as styles from "./Stack.css";

export interface StackProps {
  children: ReactNode;
  gap?: Space | undefined;
  as?: "div" | "section" | undefined;
  "aria-labelledby"?: string | undefined;
}

/** A column with equal gaps. */
export function Stack({ children, gap = "4", as: Tag = "div", ...named }: StackProps) {
  return (
    <Tag className={cx(styles.stack, gaps[gap])} {...named}>
      {children}
    </Tag>
  );
}
