import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show a status: a tone, its icon and one or two words.",
  instead: {
    Category: "A kind of thing",
    Banner: "A message in a sentence",
    RemovableChip: "It can be removed",
  },
  rules: [
    "Name the status in one or two words.",
    "Don’t put a sentence or a reason into it.",
    "In a list, keep the normal case quiet: the exceptions alone have a shape.",
    "Don’t use a tone for decoration: green means success.",
  ],
  roles: [
    "Plain text: screen readers read the word.",
    "The icon is hidden from them. The color repeats the word.",
  ],
};
