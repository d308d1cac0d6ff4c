import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./InlineCode.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Show an ID, a path or a selector within text.",
  instead: { CodeBlock: "Several lines, or code to copy as a whole", KeyCombination: "Keys to press" },
  rules: ["Use it for what people copy or type: IDs, selectors, paths.", "Don’t use it for emphasis."],
  keyboard: [
    ["Enter", "On the copy button, copies the whole text, even if it is cut.", "CopyableInteraction"],
  ],
  roles: ["A code element with dir=auto.", "The code describes its copy button."],
};
