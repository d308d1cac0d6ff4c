/**
 * Container queries of the table's layouts, in rem for enlarged text. Of the 53rem, borders and padding take 10 px: the
 * minimum widths of a table's columns may add up to 52.375rem.
 */
export const tableQueries = {
  columns: "(width >= 53rem)",
  stacked: "(width < 53rem)",
  medium: "(40rem <= width < 53rem)",
  narrow: "(20.5rem <= width < 40rem)",
  tiny: "(width < 20.5rem)",
  /** Narrow and tiny. */
  phone: "(width < 40rem)",
} as const;
