import type { ReactNode } from "react";
import { cx } from "../theme/cx";
import type { Space } from "../theme/values";
import * as styles from "./Cluster.css";
import { gap as gaps } from "./gap.css";

export interface ClusterProps {
  children: ReactNode;
  gap?: Space | undefined;
  justify?: keyof typeof styles.justify | undefined;
}

/** A row that wraps: buttons, badges, filters. */
export function Cluster({ children, gap = "2", justify = "start" }: ClusterProps) {
  return <div className={cx(styles.cluster, styles.justify[justify], gaps[gap])}>{children}</div>;
}
