import type { Sort as TableSort } from "@understudy/ui";
import type { Sort } from "../paths";

/** The table calls a column by its key, an address by its name. */
export const tableSort = <Column extends string>(sort: Sort<Column> | null): TableSort<Column> | undefined =>
  sort === null ? undefined : { key: sort.column, direction: sort.direction };

/** Passes on an order by one of these columns; the others have no name to go by. */
export function onTableSort<Column extends string>(
  columns: readonly Column[],
  onSort: (sort: Sort<Column>) => void,
) {
  return ({ key, direction }: TableSort) => {
    const column = columns.find((known) => known === key);
    if (column !== undefined) onSort({ column, direction });
  };
}
