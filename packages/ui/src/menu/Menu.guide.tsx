import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./Menu.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Collect the links and choices of the account.",
  instead: {
    Button: "One or two actions",
    Select: "A value of a form",
  },
  rules: ["Keep the main action out of the menu.", "Don’t hide a row’s only action in a menu."],
  keyboard: [
    ["↓", "On the button: opens the menu, with the focus on an entry.", "OneChosenEntry"],
    ["Space", "Follows the focused link and closes the menu.", "SpaceFollowsLinks"],
    ["Escape", "Closes the menu. The focus returns to the button.", "EscapeReturnsToTheTooltip"],
    ["Tab", "Closes the menu and moves on.", "TabLeaves"],
  ],
  roles: [
    "A button with aria-haspopup and aria-expanded; a menu with menuitem and menuitemradio.",
    "Choices are a named group; the current one has aria-checked and a check mark.",
    "The pointer moves the focus, so one entry looks chosen.",
  ],
};
