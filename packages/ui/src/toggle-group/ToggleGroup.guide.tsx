import { ignore, type ComponentGuide } from "../foundations/guide";
import { ToggleGroup } from "./ToggleGroup";

export const guide: ComponentGuide = {
  use: "Switch a view between a few options, at once.",
  instead: { RadioGroup: "A value of a form", Select: "Many options" },
  do: {
    caption: "Two or three short words for views of the same thing.",
    render: () => (
      <ToggleGroup
        legend="View"
        value="list"
        options={[
          { value: "list", label: "List" },
          { value: "groups", label: "Groups" },
        ]}
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t use it for actions. Use buttons.",
    render: () => (
      <ToggleGroup
        legend="Do"
        value="save"
        options={[
          { value: "save", label: "Save" },
          { value: "delete", label: "Delete" },
        ]}
        onChange={ignore}
      />
    ),
  },
  keyboard: [
    ["Tab", "Focuses the chosen option: the group is one tab stop."],
    ["← → ↑ ↓", "Chooses the previous or next option."],
  ],
  roles: ["Native radio buttons in a radiogroup with a hidden legend."],
};
