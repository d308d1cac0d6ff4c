export const tableTexts = {
  sort: "Sort",
  sortChoice: (column: string, order: string) => `${column}, ${order}`,
  printed: (count: number, total: number) =>
    `Only the first ${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} rows are printed.`,
} as const;

export const alphabeticalOrders = {
  ascending: "A to Z",
  descending: "Z to A",
} as const;
