import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Interrupt for a short task with its own fields: create a key, invite a member.",
  instead: {
    ConfirmDialog: "A question with two answers",
    Banner: "A message without a task",
  },
  rules: ["Use it for a short task. The primary button is last.", "Don’t show a page’s worth of text in it."],
  keyboard: [
    ["Tab", "Moves within the dialog. The focus can’t leave it."],
    ["Escape", "Closes it, unless it has no onClose."],
    ["Enter", "Submits its form, in a field."],
  ],
  roles: [
    "Its header and footer stay in view while they leave 40% of its height free.",
    "A native modal dialog, named by its title.",
    "The first field gets the focus, or the title if there is none. When it closes, the focus returns to where it was.",
    "A click on the backdrop doesn’t close it, so that nothing typed is lost.",
  ],
};
