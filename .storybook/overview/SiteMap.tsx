import { InlineCode, Link, Table, type Column } from "@understudy/ui";
import { overviewOf, routes, type MappedRoute } from "../map";

const columns: readonly Column<MappedRoute>[] = [
  {
    key: "page",
    header: "Page",
    cell: ({ title }) => <Link href={`?path=/docs/${overviewOf(`Pages/${title}`)}`}>{title}</Link>,
  },
  { key: "address", header: "Address", cell: ({ address }) => <InlineCode>{address}</InlineCode> },
];

export const SiteMap = () => (
  <Table
    aria-label="Pages by address"
    columns={columns}
    rows={routes}
    rowKey={({ folder }) => folder}
    empty={null}
  />
);
