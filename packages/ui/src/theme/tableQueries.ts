/** Container queries of the table's layouts, in rem for enlarged text. */
export const tableQueries = {
  columns: "(width >= 53rem)",
  stacked: "(width < 53rem)",
  medium: "(40rem <= width < 53rem)",
  narrow: "(20.5rem <= width < 40rem)",
  tiny: "(width < 20.5rem)",
  /** Narrow and tiny. */
  phone: "(width < 40rem)",
} as const;
