import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./Dialog.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Interrupt for a short task with its own fields: create a key, invite a member.",
  instead: {
    ConfirmDialog: "A question with two answers",
    Banner: "A message without a task",
  },
  rules: ["Use it for a short task. The primary button is last.", "Don’t show a page’s worth of text in it."],
  keyboard: [
    [
      "Tab",
      "Moves from the title, which has the focus if there is no field, to the buttons.",
      "OpenAtOnceInteraction",
    ],
    ["Enter", "Submits its form, in a field.", "AFormInteraction"],
  ],
  roles: [
    "Its header and footer stay in view while they leave 40% of its height free.",
    "A native modal dialog, named by its title.",
    "The first field gets the focus, or the title if there is none. When it closes, the focus returns to where it was.",
    "A click on the backdrop doesn’t close it, so that nothing typed is lost.",
  ],
};
