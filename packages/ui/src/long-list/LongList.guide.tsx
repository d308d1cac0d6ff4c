import type { ComponentGuide } from "../testing/guide";

import { atOnce } from "./LongList";

export const guide: ComponentGuide = {
  use: "Show a long list of items of any height.",
  instead: { Table: "Items with the same values" },
  rules: ["Use it for ordered items of different heights.", "Don’t use it for rows with columns."],
  roles: [
    "An ordered list. aria-posinset and aria-setsize give each item’s place.",
    `More than ${atOnce} items: those around the marked one, with buttons for earlier and later ones.`,
  ],
};
