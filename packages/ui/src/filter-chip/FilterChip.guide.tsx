import { ignore, type ComponentGuide } from "../foundations/guide";
import { FilterChip } from "./FilterChip";

export const guide: ComponentGuide = {
  use: "Show an active filter of a list, and remove it.",
  instead: { Tag: "A category that can’t be removed", Select: "Choose a filter" },
  do: {
    caption: "Name the filter and its value.",
    render: () => <FilterChip label="Action: Update email" onRemove={ignore} />,
  },
  dont: {
    caption: "Don’t show a value that could belong to any filter.",
    render: () => <FilterChip label="true" onRemove={ignore} />,
  },
  keyboard: [
    ["Tab", "Focuses the remove button."],
    ["Enter, Space", "Removes the filter."],
  ],
  roles: ["Plain text and a native button, whose name includes the filter’s label."],
};
