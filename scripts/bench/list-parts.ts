/** Selectors of a list's parts. */
export const list = {
  link: "nav a[href='/runs']",
  cell: "[role=cell]",
  row: "[role=row]",
  // A short list has no scroll container.
  box: ":is([role=region]:has(> [role=table]), main [role=table])",
  head: "[role=table] > [role=rowgroup]:first-child",
  scroller: "[role=region]:has(> [role=table])",
  search: "input[type=search]",
  sort: "[role=columnheader]:nth-child(4) button",
};

export type ListParts = typeof list;
