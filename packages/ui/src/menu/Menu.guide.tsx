import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Collect the links and choices of the account.",
  instead: {
    Button: "One or two actions",
    Select: "A value of a form",
  },
  rules: ["Keep the main action out of the menu.", "Don’t hide a row’s only action in a menu."],
  keyboard: [
    ["Enter, Space, ↓", "On the button: opens the menu, with the focus on the first entry."],
    ["↑", "On the button: opens it, with the focus on the last entry."],
    ["↓ ↑", "Next and previous entry, around the ends."],
    ["Home, End", "First and last entry."],
    ["Enter, Space", "Chooses the entry and closes the menu. A choice such as the theme leaves it open."],
    ["Escape", "Closes the menu. The focus returns to the button."],
    ["Tab", "Closes the menu and moves on."],
  ],
  roles: [
    "A button with aria-haspopup and aria-expanded; a menu with menuitem and menuitemradio.",
    "Choices are a named group; the current one has aria-checked and a check mark.",
    "The pointer moves the focus, so one entry looks chosen.",
  ],
};
