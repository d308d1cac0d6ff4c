import { useMemo } from "react";
import { Bone } from "../skeleton/Bone";
import { cx } from "../theme/cx";
import { cellClasses } from "./cellClasses";
import type { Column } from "./columns";
import * as styles from "./Table.css";
import type { TableLayout } from "./tableLayout";

export interface TableSkeletonProps<Row, Key extends string = string> {
  /** Those of the table, so that nothing moves when its rows arrive. */
  columns: readonly Column<Row, Key>[];
  layout?: TableLayout<NoInfer<Key>> | undefined;
  /** The number of rows. */
  count: number;
}

/** A Table whose rows are loading. */
export function TableSkeleton<Row, Key extends string>({
  columns,
  layout,
  count,
}: TableSkeletonProps<Row, Key>) {
  const classes = useMemo(() => cellClasses(columns, layout), [columns, layout]);
  const { root, frame } = layout ?? styles.plain;
  return (
    <div className={cx(styles.root, root)} aria-hidden="true">
      <div className={cx(styles.frame, frame)}>
        <div className={styles.head}>
          <div className={styles.row}>
            {columns.map(({ key, header, hideHeader, align = "start" }) => (
              <div key={key} className={cx(styles.headCell, styles.align[align])}>
                {!hideHeader && header}
              </div>
            ))}
          </div>
        </div>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={cx(styles.row, styles.flowingRow)}>
            {columns.map(({ key, skeleton }, at) => (
              <div key={key} className={classes[at]}>
                {skeleton ?? <Bone width={at === 0 ? "60%" : "4rem"} />}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
