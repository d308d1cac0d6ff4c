import { DataGrid } from "@mui/x-data-grid";
import { useMemo } from "react";
import { columns, Details, height, present, rowHeight } from "./page.jsx";

const columnDefs = [
  ...columns.map(({ field, header, write, width }) => ({
    field,
    headerName: header,
    valueFormatter: write,
    width,
  })),
  {
    field: "details",
    headerName: "Details",
    renderCell: ({ row }) => <Details id={row.id} />,
    sortable: false,
    filterable: false,
    width: 128,
  },
];
// The community edition limits pages to a hundred rows.
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

present(({ runs, search }) => {
  const filterModel = useMemo(
    () => ({ items: [], quickFilterValues: search === "" ? [] : [search] }),
    [search],
  );
  return (
    <div style={{ height }}>
      <DataGrid
        rows={runs}
        columns={columnDefs}
        rowHeight={rowHeight}
        initialState={initialState}
        pageSizeOptions={[100]}
        filterModel={filterModel}
      />
    </div>
  );
});
