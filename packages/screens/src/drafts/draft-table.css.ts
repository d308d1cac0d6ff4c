import { tableLayout } from "@understudy/ui/table-layout";
import { tableQueries } from "@understudy/ui/vars";
import { globalStyle } from "@vanilla-extract/css";

export const layout = tableLayout({
  columns: {
    name: "minmax(13.25rem, 3fr)",
    // Route patterns such as /settings/security aren’t cut off, which e2e/drafts.test.ts measures.
    page: "minmax(12.5rem, 2fr)",
    steps: "3.75rem",
    created: "11rem",
    status: "6rem",
    edit: "4.5rem",
  },
  medium: {
    areas: ["name name name status edit", "page steps created status edit"],
    columns: "fit-content(14rem) auto minmax(0, 1fr) auto auto",
    height: "3.5rem",
  },
  narrow: {
    areas: ["name name edit", "steps created edit", "page page status"],
    columns: "auto minmax(0, 1fr) auto",
    height: "4.75rem",
  },
});

globalStyle(layout.cells.status, { "@container": { [tableQueries.narrow]: { justifySelf: "end" } } });
// The word is enough where the name needs the room.
globalStyle(`${layout.cells.status} svg`, { "@container": { [tableQueries.narrow]: { display: "none" } } });
