/**
 * Container queries of a table's layouts. In a query, 1em is the font size of the container: `tableLayout` sets it to the
 * width that the table's columns need.
 */
export const tableQueries = {
  columns: "table (width >= 1em)",
  stacked: "table (width < 1em)",
  /** Stacked on a tablet. */
  medium: "table (width < 1em) and (width >= 40rem)",
  /** Stacked on a phone, from 320 px. */
  narrow: "table (width < 1em) and (16rem <= width < 40rem)",
  /** Stacked on a phone with large text: one value per line. */
  tiny: "table (width < 1em) and (width < 16rem)",
  /** Narrow and tiny. */
  phone: "table (width < 1em) and (width < 40rem)",
} as const;
