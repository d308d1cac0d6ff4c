import { tableLayout } from "@understudy/ui/table-layout";

export const layout = tableLayout({
  columns: {
    name: "minmax(13.25rem, 2fr)",
    key: "minmax(10.25rem, 2fr)",
    created: "11rem",
    lastUsed: "11rem",
    actions: "6.75rem",
  },
  medium: {
    areas: ["name name actions", "key key actions", "created lastUsed actions"],
    columns: "auto minmax(0, 1fr) auto",
    height: "4.75rem",
  },
  narrow: {
    areas: ["name name", "key actions", "created actions", "lastUsed actions"],
    columns: "minmax(0, 1fr) auto",
    height: "6rem",
  },
});
