import type { ComponentGuide } from "../foundations/guide";

export const guide: ComponentGuide<typeof import("./CommandPalette.stories")> = {
  use: "Go anywhere and do anything by typing.",
  instead: { SearchField: "Filter the list on the page", Menu: "The actions of one item" },
  do: { caption: "Group the results and name the group.", story: "Ready" },
  dont: { caption: "Don’t use names that only differ at the end.", story: "Long" },
  keyboard: [
    ["↓ ↑, Ctrl+N Ctrl+P", "Next and previous option, around the ends. The focus stays in the text field."],
    ["Home, End", "First and last option."],
    ["Enter", "Chooses the active option."],
    ["Escape", "Closes it. So does a click on the backdrop."],
    ["Tab", "Moves between the text field and the close button."],
  ],
  roles: [
    "A combobox in a modal dialog. aria-activedescendant names the active option.",
    "A listbox with named groups. The number of results is a status, so changes are announced.",
    "Keys of an input method don’t move or choose.",
  ],
};
