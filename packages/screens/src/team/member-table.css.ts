import { tableLayout } from "@understudy/ui/table-layout";
import { style } from "@vanilla-extract/css";

export const layout = tableLayout({
  columns: {
    email: "minmax(13.25rem, 3fr)",
    role: "10rem",
    status: "7rem",
    invited: "minmax(10.75rem, 2fr)",
    actions: "7rem",
  },
  medium: {
    areas: ["email email role actions", "status invited role actions"],
    columns: "auto minmax(0, 1fr) 10rem auto",
    height: "3.5rem",
  },
  narrow: {
    areas: ["email email email", "status invited invited", "role role actions"],
    columns: "auto minmax(0, 1fr) auto",
    height: "6.5rem",
    lineGap: "0.25rem",
  },
});

export const role = style({ maxInlineSize: "10rem" });
