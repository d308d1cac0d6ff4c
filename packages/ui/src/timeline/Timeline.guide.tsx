import type { ComponentGuide } from "../foundations/guide";
import { scrollFrom } from "../long-list/LongList";

export const guide: ComponentGuide<typeof import("./Timeline.stories")> = {
  use: "Show the steps of a run, and how long each took.",
  instead: { Table: "Rows without an order in time", StackedBars: "Totals per day" },
  do: {
    caption: "Show the time outside of steps, so that the durations add up.",
    story: "WithUnaccounted",
  },
  dont: { caption: "Don’t leave out durations that are known.", story: "WithoutDurations" },
  keyboard: [
    ["Tab", `Focuses the list, if it has more than ${scrollFrom} steps, then links in it.`],
    ["↑ ↓, Page Up, Page Down", "Scroll the focused list."],
  ],
  roles: [
    "An ordered list. Each step says its number, and its status in a word.",
    "The bars are hidden from screen readers; the durations are text.",
  ],
};
