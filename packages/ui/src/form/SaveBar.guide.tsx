import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "End a form that is longer than a screen: save, discard, and what is unsaved.",
  instead: { Button: "A short form in a dialog or card" },
  rules: [
    "Say that there are unsaved changes, and put the primary button last.",
    "Don’t disable saving without saying why.",
  ],
  roles: [
    "“Unsaved changes” and the number of conflicts are a status, so changes are announced.",
    "It sticks to the bottom of the window while that leaves enough of the form, and comes after the form’s fields in the tab order.",
  ],
};
