import type { ComponentGuide } from "../testing/guide";
import { Popover } from "./Popover";

export const guide: ComponentGuide<typeof import("./Popover.stories")> = {
  use: "Show the rest of a short list beside it.",
  instead: {
    Dialog: "Something is edited or decided",
    Menu: "The entries are actions",
    Tooltip: "Text that names or explains its trigger",
  },
  do: { caption: "Say how much more there is.", story: "Closed" },
  dont: {
    caption: "Don’t hide the only value.",
    render: () => (
      <Popover label="…" aria-label="Name">
        Book a room
      </Popover>
    ),
  },
  keyboard: [
    ["Enter, Space", "On the button: shows it, and hides it again."],
    ["Escape", "Hides it. So does a click elsewhere."],
  ],
  roles: [
    "A button that shows a named group, which follows it in the reading order.",
    "It opens beside its button and stays in the window.",
  ],
};
