import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Tell people about the page they are on: a result, a warning, a limit.",
  instead: {
    ErrorPanel: "Content failed to load",
    Badge: "The status of one item",
    Field: "A problem with one field",
  },
  rules: [
    "Say what happened and offer the next step.",
    "Don’t apologize or leave people without a next step.",
  ],
  roles: [
    "Its tone doesn’t announce it. live=assertive makes the words an alert, which interrupts: for a write that failed.",
    "Put others that appear later into a LiveRegion.",
  ],
};
