import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { InlineCode } from "./InlineCode";

export const guide: ComponentGuide = {
  use: "Show an ID, a path or a selector within text.",
  instead: { CodeBlock: "Several lines, or code to copy as a whole", KeyCombination: "Keys to press" },
  do: {
    caption: "Use it for what people copy or type: IDs, selectors, paths.",
    render: () => (
      <Text>
        Found by <InlineCode>button[name=save]</InlineCode>
      </Text>
    ),
  },
  dont: {
    caption: "Don’t use it for emphasis.",
    render: () => (
      <Text>
        This action is <InlineCode>very important</InlineCode>
      </Text>
    ),
  },
  keyboard: [
    ["Tab", "Focuses the copy button, if there is one."],
    ["Enter, Space", "Copies the whole text, even if it is cut."],
  ],
  roles: ["A code element with dir=auto.", "The code describes its copy button."],
};
