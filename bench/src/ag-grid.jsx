import {
  CellStyleModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { columns, Details, height, present, rowHeight } from "./page.jsx";

ModuleRegistry.registerModules([CellStyleModule, ClientSideRowModelModule, QuickFilterModule]);

const columnDefs = [
  ...columns.map(({ field, header, write, width }) => ({
    field,
    headerName: header,
    valueFormatter: ({ value }) => write(value),
    width,
  })),
  {
    headerName: "Details",
    cellRenderer: ({ data }) => <Details id={data.id} />,
    sortable: false,
    width: 128,
  },
];
const idOf = ({ data }) => data.id;

present(({ runs, search }) => (
  <div style={{ height }}>
    <AgGridReact
      rowData={runs}
      columnDefs={columnDefs}
      getRowId={idOf}
      rowHeight={rowHeight}
      quickFilterText={search}
      animateRows={false}
    />
  </div>
));
