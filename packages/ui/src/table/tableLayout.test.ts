import { expect, it } from "vitest";
import { layout as bookings } from "./Table.stories.css";
import { areasOf, tableLayout } from "./tableLayout";

it("has a class for the cells of each column", () =>
  expect(Object.keys(bookings.cells)).toEqual(["guest", "room", "nights", "paid", "do"]));

it("writes the lines of a template", () =>
  expect(areasOf(["name status", "name ."])).toBe('"name status" "name ."'));

it("fails the build if lines differ in length", () =>
  expect(() => areasOf(["name", "status ."])).toThrow("Lines of different lengths: name / status ."));

const columns = { name: "minmax(12rem, 2fr)", status: "6rem" } as const;
const whole = { areas: ["name", "status"], columns: "auto", height: "3rem" } as const;

/** Checked by the compiler. */
export const misplaced = () => [
  tableLayout({
    columns,
    // @ts-expect-error No column has this key.
    medium: { areas: ["name status", "started ."], columns: "auto", height: "3rem" },
    narrow: whole,
  }),
  tableLayout({
    columns,
    medium: whole,
    // @ts-expect-error No area for the status.
    narrow: { areas: ["name", "."], columns: "auto", height: "3rem" },
  }),
  tableLayout({
    columns,
    medium: whole,
    narrow: { areas: ["name", "."], leftOut: ["status"], columns: "auto", height: "3rem" },
  }),
  tableLayout({
    columns,
    medium: whole,
    narrow: {
      areas: ["title note", "status note"],
      parts: { name: ["title", "note"] },
      columns: "auto",
      height: "3rem",
    },
  }),
];
