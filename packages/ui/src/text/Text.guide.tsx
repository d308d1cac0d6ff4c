import { setting, type ComponentGuide } from "../testing/guide";
import { Text } from "./Text";

export const guide: ComponentGuide = {
  use: "Show a paragraph or a phrase.",
  instead: { Heading: "The name of a part", InlineCode: "Code within text" },
  rules: [
    `Use ${setting(Text, { variant: "quiet" })} for what explains the main text.`,
    "Don’t emphasize everything.",
  ],
  roles: ["A paragraph, or a span within a line."],
};
