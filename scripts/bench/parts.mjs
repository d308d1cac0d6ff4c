// Selectors of a list's parts, in the console and its peers.

export const console_ = {
  name: "Console",
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

export const peers = [
  {
    name: "AG Grid Community",
    entry: "ag-grid",
    link: null,
    cell: ".ag-cell",
    row: ".ag-row",
    box: ".ag-grid-viewport",
    head: ".ag-header",
    scroller: ".ag-grid-viewport",
    search: "#search",
    sort: ".ag-header-cell[col-id=duration_ms] .ag-header-cell-label",
  },
  {
    name: "MUI X DataGrid",
    entry: "mui",
    link: null,
    cell: ".MuiDataGrid-cell",
    row: ".MuiDataGrid-row",
    box: ".MuiDataGrid-virtualScroller",
    head: ".MuiDataGrid-columnHeaders",
    // The community edition shows a hundred rows at a time, so there is no whole list to scroll.
    scroller: null,
    search: "#search",
    sort: ".MuiDataGrid-columnHeader[data-field=duration_ms] .MuiDataGrid-columnHeaderTitleContainer",
  },
  {
    name: "TanStack Table + Virtual",
    entry: "tanstack",
    link: null,
    cell: "[data-row] span",
    row: "[data-row]",
    box: "[data-scroller]",
    head: "[data-scroller] > :first-child",
    scroller: "[data-scroller]",
    search: "#search",
    sort: "[data-header]:nth-of-type(4)",
  },
];
