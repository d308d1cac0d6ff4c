import type { ComponentGuide } from "../testing/guide";
import { longFrom } from "./Table";
import type * as stories from "./Table.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Compare many things with the same values, sorted.",
  instead: { Facts: "The values of one thing", LongList: "Items with different layouts" },
  rules: ["Align numbers at the end, so that digits line up.", "Don’t center columns."],
  keyboard: [
    [
      "Tab",
      "Moves through the sort buttons, then the links and buttons of the rows. Shows what a cell cuts off.",
      "LongAndRightToLeftInteraction",
    ],
    ["Enter, Space", "On a header, sorts by it, then reverses the order.", "SortedInteraction"],
  ],
  roles: [
    "role=table with rows, column headers and cells, also where narrow pages stack them. aria-sort on the sorted header.",
    "The first cell is its row’s header. Text that is cut off appears in full on hover, on focus and on a long press.",
    `More than ${longFrom} rows: only those in view are rendered. aria-rowcount and aria-rowindex give their place, and the focused row stays. A list that passes the limit by a few rows stays as it is. While more rows arrive, aria-rowcount is -1.`,
    "Stacked rows have no sort buttons: put a SortControl above them.",
  ],
};
