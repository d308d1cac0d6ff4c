import { ignore, type ComponentGuide } from "../testing/guide";
import { Select } from "./Select";

const options = [
  { value: "all", label: "All Environments" },
  { value: "development", label: "Development" },
  { value: "staging", label: "Staging" },
  { value: "production", label: "Production" },
];

export const guide: ComponentGuide = {
  use: "Choose one of a list of short options.",
  instead: {
    RadioGroup: "Up to five options that need a sentence",
    Menu: "Actions",
  },
  do: {
    caption: "Use it for four options or more.",
    render: () => <Select label="Environment" value="all" options={options} onChange={ignore} />,
  },
  dont: {
    caption: "Don’t hide two options. Use RadioGroup or ToggleGroup.",
    render: () => (
      <Select
        label="Position"
        value="left"
        options={[
          { value: "left", label: "Left" },
          { value: "right", label: "Right" },
        ]}
        onChange={ignore}
      />
    ),
  },
  keyboard: [
    ["Tab", "Focuses the select, also while it is busy."],
    ["↑ ↓", "Previous and next option, or the list, as the browser does."],
    ["A letter", "Goes to the option that begins with it."],
    ["Enter", "Chooses the option; without a new one, opens the list. Leaving the select chooses it, too."],
    ["Escape", "Returns to the option that was chosen before."],
    ["Space", "Opens the list."],
  ],
  roles: [
    "A native select with a label.",
    "Busy: aria-disabled, so that it keeps the focus and ignores changes.",
  ],
};
