import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show an ID, a path or a selector within text.",
  instead: { CodeBlock: "Several lines, or code to copy as a whole", KeyCombination: "Keys to press" },
  rules: ["Use it for what people copy or type: IDs, selectors, paths.", "Don’t use it for emphasis."],
  keyboard: [
    ["Tab", "Focuses the copy button, if there is one."],
    ["Enter, Space", "Copies the whole text, even if it is cut."],
  ],
  roles: ["A code element with dir=auto.", "The code describes its copy button."],
};
