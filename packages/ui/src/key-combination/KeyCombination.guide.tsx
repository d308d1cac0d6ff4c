import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show the keys of a shortcut.",
  instead: {
    InlineCode: "Anything to type, not to press",
  },
  rules: ["Pass the stored form; the component shows the platform’s names.", "Don’t write keys as text."],
  roles: ["A kbd element for each key. Symbols such as ⌘ have a name for screen readers."],
};
