import { ignore, type ComponentGuide } from "../testing/guide";
import { RemovableChip } from "./RemovableChip";

export const guide: ComponentGuide = {
  use: "Show one of several short texts, such as a list’s active filters, and remove it.",
  instead: { Tag: "A category that can’t be removed", Select: "Choose a filter" },
  do: {
    caption: "Name the filter and its value.",
    render: () => (
      <RemovableChip
        label="Action: Update email"
        removeLabel="Remove filter Action: Update email"
        onRemove={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t show a value that could belong to any filter.",
    render: () => <RemovableChip label="true" removeLabel="Remove filter true" onRemove={ignore} />,
  },
  keyboard: [
    ["Tab", "Focuses the remove button."],
    ["Enter, Space", "Removes it."],
  ],
  roles: ["Plain text and a native button, whose name includes the label."],
};
