import type { Sort as TableSort } from "@understudy/ui";
import type { Sort } from "@understudy/model";

export const tableSort = <Column extends string>(sort: Sort<Column> | null): TableSort<Column> | undefined =>
  sort ?? undefined;

/** Handles sorting by one of these columns and ignores the others. */
export function onTableSort<Column extends string>(
  columns: readonly Column[],
  onSort: (sort: Sort<Column>) => void,
) {
  return ({ key, direction }: TableSort) => {
    const known = columns.find((column) => column === key);
    if (known !== undefined) onSort({ key: known, direction });
  };
}
