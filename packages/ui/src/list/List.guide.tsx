import { setting, type ComponentGuide } from "../testing/guide";
import { List } from "./List";

export const guide: ComponentGuide = {
  use: "Show items below each other.",
  instead: {
    Table: "Items with the same values",
    LongList: "More items than fit on a page",
    Facts: "Labeled values of one thing",
    Columns: "Cards beside each other",
  },
  rules: [
    "The children are li elements. A page’s own styles lay out what is in them.",
    `Use ${setting(List, { variant: "divided" })} for rows of several parts, and a gap for lines of text.`,
  ],
  roles: ["A list with its role, which Safari drops from other lists without bullets."],
};
