import { ignore, type ComponentGuide } from "../testing/guide";
import { RadioGroup } from "./RadioGroup";

export const guide: ComponentGuide = {
  use: "Choose one of two to five options, with a sentence about each.",
  instead: {
    Select: "More options, or no room",
    Checkbox: "On or off",
  },
  do: {
    caption: "Describe what each option means.",
    render: () => (
      <RadioGroup
        legend="Role"
        value="viewer"
        options={[
          { value: "viewer", label: "Viewer", description: "read-only access" },
          { value: "admin", label: "Admin", description: "full access" },
        ]}
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t use it for yes and no. Use Checkbox or Switch.",
    render: () => (
      <RadioGroup
        legend="Widget enabled"
        value="yes"
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
        onChange={ignore}
      />
    ),
  },
  keyboard: [
    ["Tab", "Focuses the chosen option: the group is one tab stop."],
    ["↓ → ↑ ←", "Chooses the next or previous option."],
    ["Space", "Chooses the focused option."],
  ],
  roles: ["Native radio buttons in a radiogroup with a legend.", "Descriptions belong to their option."],
};
