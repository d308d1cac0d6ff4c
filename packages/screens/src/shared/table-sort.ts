import type { Sort as TableSort } from "@understudy/ui";
import type { Sort } from "@understudy/model";

/** Converts a URL's sort to the table's. */
export const tableSort = <Column extends string>(sort: Sort<Column> | null): TableSort<Column> | undefined =>
  sort === null ? undefined : { key: sort.column, direction: sort.direction };

/** Handles sorting by one of these columns and ignores the others. */
export function onTableSort<Column extends string>(
  columns: readonly Column[],
  onSort: (sort: Sort<Column>) => void,
) {
  return ({ key, direction }: TableSort) => {
    const column = columns.find((known) => known === key);
    if (column !== undefined) onSort({ column, direction });
  };
}
