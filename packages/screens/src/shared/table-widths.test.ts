import type { TableLayout } from "@understudy/ui/table-layout";
import { tableRoom } from "@understudy/ui/widths";
import { expect, test } from "vitest";

const layouts = import.meta.glob<{ layout: TableLayout<string> }>("../**/*-table.css.ts", { eager: true });
const page = (file: string) => file.split("/").at(-2);

test("the columns of all tables fit beside the open sidebar: shorten one, or change `tableRoom`", () => {
  const widths = Object.entries(layouts).map(([file, { layout }]) => ({
    page: page(file),
    width: layout.width,
  }));
  expect(widths).not.toEqual([]);
  const tooWide = widths.filter(({ width }) => width > tableRoom);
  expect(tooWide.map((table) => `${table.page}: ${table.width} of ${tableRoom} rem`)).toEqual([]);
});
