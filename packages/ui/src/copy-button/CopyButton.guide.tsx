import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Copy a value that people paste elsewhere.",
  instead: { CodeBlock: "Code, which has its own copy button", Button: "Any other action" },
  rules: ["Put it beside the text that it copies.", "Don’t copy what can’t be seen without saying so."],
  roles: [
    "A native button. Its size doesn’t change with its label.",
    "“Copied!” is announced as a status, only after the browser confirmed it.",
    "If the browser refuses, the text is selected and the label says which keys to press.",
  ],
};
