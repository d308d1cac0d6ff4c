export type SortDirection = "ascending" | "descending";

/** The order of a list, by one of its columns. */
export interface Sort<Column extends string = string> {
  key: Column;
  direction: SortDirection;
}
