import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState, type ReactNode } from "react";
import { expect } from "storybook/test";
import { Badge } from "../badge/Badge";
import { Button } from "../button/Button";
import { EmptyState } from "../empty-state/EmptyState";
import { Link } from "../link/Link";
import type { Sort } from "@understudy/base";
import { pageContainer } from "../theme/widths";
import { SortControl } from "./SortControl";
import { Table, type Column, type TablePosition, type TableProps } from "./Table";
import { TableSkeleton } from "./TableSkeleton";
import { layout } from "./Table.stories.css";

export interface Booking {
  id: string;
  guest: string;
  room: string;
  nights: number;
  paid: boolean;
}

export type Key = "guest" | "room" | "nights" | "paid" | "do";

const guests = [
  "Amira Haddad",
  "Jonas Weber",
  "Chiara Conti",
  "Liam O’Sullivan",
  "Noor de Vries",
  "Tomás Herrera",
];
const rooms = ["Garden room", "Attic", "Sea view, double", "Courtyard suite"];
const pick = (from: readonly string[], i: number) => from[i % from.length] ?? "";

export const booking = (i: number): Booking => ({
  id: `b${i}`,
  guest: `${pick(guests, i)} ${i + 1}`,
  room: pick(rooms, i * 7),
  nights: 1 + ((i * 5) % 13),
  paid: i % 3 !== 0,
});
export const bookings = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => booking(from + i));

export const columns: Column<Booking, Key>[] = [
  {
    key: "guest",
    header: "Guest",
    sortable: true,
    cell: ({ id, guest }) => (
      <Link variant="quiet" href={`#${id}`}>
        {guest}
      </Link>
    ),
  },
  { key: "room", header: "Room", sortable: true, cell: ({ room }) => room },
  {
    key: "nights",
    header: "Nights",
    sortable: true,
    sortsFirst: "descending",
    align: "end",
    cell: ({ nights }) => nights,
  },
  {
    key: "paid",
    header: "Payment",
    cell: ({ paid }) => <Badge tone={paid ? "good" : "warning"}>{paid ? "Paid" : "Open"}</Badge>,
  },
  {
    key: "do",
    header: "Actions",
    hideHeader: true,
    align: "end",
    hasControls: true,
    cell: (_, { rowLabelId, busy }) => (
      <Button size="small" busy={busy} aria-describedby={rowLabelId}>
        Check in
      </Button>
    ),
  },
];

const order: Record<Key, (a: Booking, b: Booking) => number> = {
  guest: (a, b) => a.guest.localeCompare(b.guest, "en"),
  room: (a, b) => a.room.localeCompare(b.room, "en"),
  nights: (a, b) => a.nights - b.nights,
  paid: () => 0,
  do: () => 0,
};

function Sorting({ rows, ...table }: TableProps<Booking, Key>) {
  const [sort, setSort] = useState<Sort<Key>>();
  const sorted = useMemo(
    () =>
      sort
        ? rows.toSorted((a, b) => order[sort.key](a, b) * (sort.direction === "ascending" ? 1 : -1))
        : rows,
    [rows, sort],
  );
  return (
    <>
      <SortControl columns={table.columns} layout={table.layout} sort={sort} onSortChange={setSort} />
      <Table {...table} rows={sorted} sort={sort} onSortChange={setSort} />
    </>
  );
}

const widths = { narrow: "min(22.5rem, 100%)", medium: "45rem", wide: "66rem" };
export const Wide = ({ as, children }: { as: keyof typeof widths; children: ReactNode }) => (
  <div style={{ inlineSize: widths[as], ...pageContainer }}>{children}</div>
);

const meta = {
  title: "Components/Data/Table",
  excludeStories: ["booking", "bookings", "columns", "Wide", "longName", "manyBookings", "ManyBookings"],
  component: Table<Booking, Key>,
  args: { "aria-label": "Bookings", columns, layout, rows: bookings(6), rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Booking, Key>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(7);
    for (const name of ["Guest", "Room", "Nights", "Actions"])
      await expect(canvas.getByRole("columnheader", { name })).toBeInTheDocument();
    await expect(canvas.getAllByRole("button", { name: "Check in" })[1]).toHaveAccessibleDescription(
      "Jonas Weber 2",
    );
    await expect(canvas.getByRole("rowheader", { name: "Jonas Weber 2" })).toBeVisible();
  },
};

export const Sorted: Story = {
  render: (args) => <Sorting {...args} />,
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No bookings yet">Bookings appear here once guests have made one.</EmptyState>,
  },
};

export const EmptyWithoutWords: Story = { args: { rows: [] } };

export const BusyRow: Story = {
  args: { busyRows: new Set(["b2"]) },
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole("row")[3];
    await expect(row).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getAllByRole("button", { name: "Check in" })[2]).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const HighlightedRow: Story = {
  args: { highlightedRow: "b2" },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole("row")[3]).toHaveAttribute("data-highlighted", "true"),
};

export const OpeningRows: Story = { args: { opensRows: true } };
export const longName =
  "Wilhelmina Featherstonehaugh-Cholmondeley of Marjoribanks, travelling with her three sisters and a parrot";
export const LongAndRightToLeft: Story = {
  args: {
    rows: [
      { ...booking(0), guest: longName },
      { ...booking(1), guest: "מיכל לוי" },
      { ...booking(2), guest: "x".repeat(5000) },
      booking(3),
    ],
  },
  render: (args) => (
    <Wide as="medium">
      <Table {...args} />
    </Wide>
  ),
};

export const Stacked: Story = {
  render: (args) => (
    <Wide as="narrow">
      <Sorting {...args} rows={args.rows.slice(0, 3)} />
    </Wide>
  ),
};

const many = 100_000;
const made = new Map<number, Booking[]>();
/** Created on first use, and not passed as args: Storybook serializes those. */
export function manyBookings(count: number) {
  const rows = made.get(count) ?? bookings(count);
  made.set(count, rows);
  return rows;
}

export const ManyBookings = ({
  count = many,
  as = "wide",
  ...props
}: {
  count?: number;
  as?: keyof typeof widths;
  initialPosition?: TablePosition;
  onPositionChange?: (position: TablePosition) => void;
}) => (
  <Wide as={as}>
    <Sorting {...meta.args} {...props} rows={manyBookings(count)} />
  </Wide>
);

export const HundredThousand: Story = {
  render: () => <ManyBookings />,
};

export const HundredThousandStacked: Story = {
  render: () => <ManyBookings as="narrow" />,
};

/** Nothing moves when the rows arrive. */
export const AsHighAsItsSkeleton: Story = {
  render: (args) => (
    <>
      {[66, 45, 22].map((width) => (
        <div key={width} style={{ inlineSize: `${width}rem` }}>
          <Table {...args} />
          <TableSkeleton columns={columns} layout={layout} count={args.rows.length} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const pairs = [...canvasElement.querySelectorAll("div")].filter((box) => box.style.inlineSize !== "");
    await expect(pairs).toHaveLength(3);
    for (const { firstElementChild: table, lastElementChild: skeleton } of pairs)
      await expect(Math.abs((skeleton?.clientHeight ?? 0) - (table?.clientHeight ?? 0))).toBeLessThan(2);
  },
};
