import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import { columns, Details, height, present, rowHeight } from "./page.jsx";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic, text: sortFn_text },
});
const columnDefs = columns.map(({ field, header, write }) => ({
  accessorKey: field,
  header,
  sortFn: field === "duration_ms" ? "basic" : "text",
  cell: ({ getValue }) => write(getValue()),
}));
const line = {
  display: "grid",
  gridTemplateColumns: `${columns.map(({ width }) => `${width}px`).join(" ")} 128px`,
  height: rowHeight,
  alignItems: "center",
  width: "100%",
};

present(({ runs, search }) => {
  const [sorting, setSorting] = useState([]);
  const state = useMemo(() => ({ globalFilter: search, sorting }), [search, sorting]);
  const table = useTable({
    features,
    columns: columnDefs,
    data: runs,
    state,
    onSortingChange: setSorting,
    globalFilterFn: "includesString",
    getColumnCanGlobalFilter: () => true,
  });
  const box = useRef(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <div ref={box} data-scroller style={{ height, overflow: "auto" }}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} style={{ ...line, position: "sticky", top: 0, zIndex: 1, background: "#fff" }}>
          {group.headers.map((header) => (
            <button
              key={header.id}
              type="button"
              aria-label={header.column.columnDef.header}
              data-header
              onClick={header.column.getToggleSortingHandler()}
            >
              <table.FlexRender header={header} />
            </button>
          ))}
          <span>Details</span>
        </div>
      ))}
      <div style={{ height: virtualizer.getTotalSize(), position: "relative" }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            <div
              key={row.id}
              data-row
              style={{ ...line, position: "absolute", top: 0, transform: `translateY(${start}px)` }}
            >
              {row.getAllCells().map((cell) => (
                <span key={cell.id}>
                  <table.FlexRender cell={cell} />
                </span>
              ))}
              <Details id={row.original.id} />
            </div>
          );
        })}
      </div>
    </div>
  );
});
