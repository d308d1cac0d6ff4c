import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./RemovableChip.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Show one of several short texts, such as a list’s active filters, and remove it.",
  instead: { Category: "It can’t be removed", Select: "Choose a filter" },
  rules: ["Name the filter and its value.", "Don’t show a value that could belong to any filter."],
  keyboard: [
    ["Tab", "Focuses the remove button.", "ReadyInteraction"],
    ["Enter", "Removes it.", "ReadyInteraction"],
  ],
  roles: ["Plain text and a native button, whose name includes the label."],
};
