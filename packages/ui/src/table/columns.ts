import type { Sort, SortDirection } from "@understudy/base";
import type { ReactNode } from "react";
import { alphabeticalOrders, tableTexts } from "./table-texts";

export interface CellContext {
  /** ID of the row's name, for `aria-describedby` of controls that repeat in each row. */
  rowLabelId: string;
  /** This row is one of the table's `busyRows`. */
  busy: boolean;
}

export interface Column<Row, Key extends string = string> {
  key: Key;
  header: string;
  /** For screen readers only: for a column of buttons. */
  hideHeader?: boolean | undefined;
  /** Must depend only on the row and the context. A new array of columns re-renders every row. */
  cell: (row: Row, context: CellContext) => ReactNode;
  /** The cell has several texts, each with its own direction: it starts where the row starts. */
  hasParts?: boolean | undefined;
  /** In place of the content while rows load, if the content places its parts. */
  skeleton?: ReactNode;
  sortable?: boolean | undefined;
  /** The direction of the first click: `descending` if the newest or largest value matters most. */
  sortsFirst?: SortDirection | undefined;
  /** The direction in which rows come sorted by this column, for the Sort control. */
  comesSorted?: SortDirection | undefined;
  /** Labels of the two directions in the Sort control. */
  orders?: Record<SortDirection, string> | undefined;
  align?: "start" | "end" | undefined;
  /** Shown before the value in stacked rows, which have no headers. */
  stackedLabel?: string | undefined;
  /** Contains buttons or fields, which stacked rows put where `align` says. */
  hasControls?: boolean | undefined;
}

/** The order after a click on a column's header. */
export function nextSort<Row, Key extends string>(
  column: Column<Row, Key>,
  sort: Sort<Key> | undefined,
): Sort<Key> {
  const { key, sortsFirst = "ascending" } = column;
  if (sort?.key !== key) return { key, direction: sortsFirst };
  return { key, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}

/** A string that identifies the order. */
export const orderOf = (sort: Sort | undefined): string => `${sort?.key} ${sort?.direction}`;

export interface SortChoice<Key extends string> {
  value: string;
  label: string;
  sort: Sort<Key>;
}

/** All sort orders of the columns, each column's default direction first. */
export function sortChoices<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
): SortChoice<Key>[] {
  return columns.flatMap(
    ({ key, header, sortable, sortsFirst = "ascending", orders = alphabeticalOrders }) => {
      if (!sortable) return [];
      const other: SortDirection = sortsFirst === "ascending" ? "descending" : "ascending";
      return [sortsFirst, other].map((direction) => {
        const sort = { key, direction };
        return { value: orderOf(sort), label: tableTexts.sortChoice(header, orders[direction]), sort };
      });
    },
  );
}
