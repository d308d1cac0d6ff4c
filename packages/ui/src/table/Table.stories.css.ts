import { tableLayout } from "./tableLayout";

export const layout = tableLayout({
  columns: {
    guest: "minmax(13.25rem, 3fr)",
    room: "minmax(6rem, 2fr)",
    nights: "6rem",
    paid: "8rem",
    do: "8rem",
  },
  medium: {
    areas: ["guest guest guest paid do", "room nights . paid do"],
    columns: "auto auto minmax(0, 1fr) auto auto",
    height: "3.5rem",
  },
  narrow: {
    areas: ["guest guest paid", "room nights do"],
    columns: "auto minmax(0, 1fr) auto",
    height: "4rem",
    lineGap: "0.25rem",
  },
});
