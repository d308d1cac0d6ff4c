import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Space } from "../theme/values";
import { gap as gaps } from "./gap.css";
import * as styles from "./Split.css";

export interface SplitProps {
  children: ReactNode;
  side: ReactNode;
  gap?: Space | undefined;
}

/** A main part and a side, which wraps below if narrow. */
export function Split({ children, side, gap = "6" }: SplitProps) {
  return (
    <div className={cx(styles.split, gaps[gap])}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
