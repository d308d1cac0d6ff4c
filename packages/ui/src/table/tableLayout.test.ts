import { expect, it } from "vitest";
import { layout as bookings } from "./Table.stories.css";
import { areasOf, tableLayout } from "./tableLayout";

it("has columns side by side from the sum of their least widths, borders and padding", () =>
  expect(bookings.width).toBe(13.25 + 6 + 6 + 8 + 8 + 0.625));

it("has a class for the cells of each column", () =>
  expect(Object.keys(bookings.cells)).toEqual(["guest", "room", "nights", "paid", "do"]));

it("writes the lines of a template", () =>
  expect(areasOf(["name status", "name ."], ["name", "status"])).toBe('"name status" "name ."'));

it.each([
  ["No area for status: name .", ["name ."]],
  ["Lines of different lengths: name / status .", ["name", "status ."]],
])("fails the build: %s", (message, lines) =>
  expect(() => areasOf(lines, ["name", "status"])).toThrow(message),
);

/** Checked by the compiler. */
export const withUnknownKey = () =>
  tableLayout({
    columns: { name: "minmax(12rem, 2fr)", status: "6rem" },
    // @ts-expect-error No column has this key.
    medium: { areas: ["name status", "started ."], columns: "auto", height: "3rem" },
    narrow: { areas: ["name", "status"], columns: "auto", height: "3rem" },
  });
