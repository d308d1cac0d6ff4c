import type { Ref } from "react";
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from "../icon/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { cx } from "../theme/cx";
import { nextSort, type Column, type Sort, type SortDirection } from "./columns";
import * as styles from "./Table.css";

const arrows = { ascending: SortAscendingIcon, descending: SortDescendingIcon, none: SortIcon };

function SortButton({
  label,
  direction,
  onClick,
}: {
  label: string;
  direction: SortDirection | "none";
  onClick: () => void;
}) {
  const Arrow = arrows[direction];
  return (
    <button type="button" className={styles.sortButton} onClick={onClick}>
      {label}
      <Arrow className={cx(styles.arrow, direction === "none" && styles.idleArrow)} aria-hidden="true" />
    </button>
  );
}

interface HeadProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[];
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
  /** Stays while the rows of a long list pass under it. */
  sticky?: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function TableHead<Row, Key extends string>({
  columns,
  sort,
  onSort,
  sticky = false,
  ref,
}: HeadProps<Row, Key>) {
  const sortable = onSort !== undefined && columns.some((column) => column.sortable);
  return (
    <div
      role="rowgroup"
      ref={ref}
      className={cx(styles.head, sticky && styles.stickyHead, !sortable && styles.plainHead)}
    >
      <div role="row" className={cx(styles.row, styles.headRow)} aria-rowindex={sticky ? 1 : undefined}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : "none";
          const className = cx(
            styles.headCell,
            styles.align[column.align ?? "start"],
            column.hideBelow && styles.hideBelow[column.hideBelow],
          );
          return column.sortable && onSort ? (
            <div key={column.key} role="columnheader" className={className} aria-sort={direction}>
              <SortButton
                label={column.header}
                direction={direction}
                onClick={() => onSort(nextSort(column, sort))}
              />
            </div>
          ) : (
            <div key={column.key} role="columnheader" className={cx(className, styles.unsortable)}>
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </div>
          );
        })}
      </div>
    </div>
  );
}
