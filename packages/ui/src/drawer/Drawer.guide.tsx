import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Hold the navigation on narrow screens.",
  instead: { Dialog: "Any other task or content" },
  rules: ["Use it for navigation on narrow screens.", "Don’t use it for forms or messages. Use Dialog."],
  keyboard: [
    ["Tab", "Moves within the drawer. The focus can’t leave it."],
    ["Escape", "Closes it. So does a click on the backdrop."],
  ],
  roles: [
    "A native modal dialog, named by its title, which gets the focus.",
    "When it closes, the focus returns to the button that opened it.",
  ],
};
