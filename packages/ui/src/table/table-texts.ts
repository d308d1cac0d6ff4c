export const tableTexts = {
  sort: "Sort",
  sortChoice: (column: string, order: string) => `${column}, ${order}`,
} as const;

export const alphabeticalOrders = {
  ascending: "A to Z",
  descending: "Z to A",
} as const;
