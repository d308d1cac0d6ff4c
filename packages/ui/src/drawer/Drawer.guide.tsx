import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide<typeof import("./Drawer.stories")> = {
  use: "Hold the navigation on narrow screens.",
  instead: { Dialog: "Any other task or content" },
  do: { caption: "Use it for navigation on narrow screens.", story: "Open" },
  dont: {
    caption: "Don’t use it for forms or messages. Use Dialog.",
    story: "Open",
    args: { title: "Edit your profile", children: "Name and email" },
  },
  keyboard: [
    ["Tab", "Moves within the drawer. The focus can’t leave it."],
    ["Escape", "Closes it. So does a click on the backdrop."],
  ],
  roles: [
    "A native modal dialog, named by its title, which gets the focus.",
    "When it closes, the focus returns to the button that opened it.",
  ],
};
