import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show a paragraph or a phrase.",
  instead: { Heading: "The name of a part", InlineCode: "Code within text" },
  rules: ["Use variant=quiet for what explains the main text.", "Don’t emphasize everything."],
  roles: ["A paragraph, or a span within a line."],
};
