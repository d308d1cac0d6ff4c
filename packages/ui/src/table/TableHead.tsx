import type { Sort, SortDirection } from "@understudy/base";
import type { Ref } from "react";
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from "../icon/icons";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { cx } from "../theme/cx";
import { nextSort, type Column } from "./columns";
import * as styles from "./Table.css";

const arrows = { ascending: SortAscendingIcon, descending: SortDescendingIcon, none: SortIcon };

interface SortableHeadProps {
  label: string;
  direction: SortDirection | "none";
  onClick: () => void;
}

/** Stacked rows hide the button, but keep the header's text for screen readers. */
function SortableHead({ label, direction, onClick }: SortableHeadProps) {
  const Arrow = arrows[direction];
  return (
    <>
      <span className={styles.stackedHeadText}>{label}</span>
      <button type="button" className={styles.sortButton} onClick={onClick}>
        <span className={styles.headText}>{label}</span>
        <Arrow className={cx(styles.arrow, direction === "none" && styles.idleArrow)} aria-hidden="true" />
      </button>
    </>
  );
}

interface HeadProps<Row, Key extends string> {
  columns: readonly Column<Row, Key>[];
  sort: Sort<Key> | undefined;
  onSortChange: ((sort: Sort<Key>) => void) | undefined;
  /** Stays in view while a long list scrolls. */
  sticky?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function TableHead<Row, Key extends string>({
  columns,
  sort,
  onSortChange,
  sticky = false,
  ref,
}: HeadProps<Row, Key>) {
  return (
    <div role="rowgroup" ref={ref} className={cx(styles.head, sticky && styles.stickyHead)}>
      <div role="row" className={styles.row} aria-rowindex={sticky ? 1 : undefined}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : "none";
          const className = cx(styles.headCell, styles.align[column.align ?? "start"]);
          return column.sortable && onSortChange ? (
            <div key={column.key} role="columnheader" className={className} aria-sort={direction}>
              <SortableHead
                label={column.header}
                direction={direction}
                onClick={() => onSortChange(nextSort(column, sort))}
              />
            </div>
          ) : (
            <div key={column.key} role="columnheader" className={className}>
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </div>
          );
        })}
      </div>
    </div>
  );
}
