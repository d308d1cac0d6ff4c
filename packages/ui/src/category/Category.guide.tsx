import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Say of which kind something is, in a word.",
  instead: { Badge: "A status" },
  rules: ["Don’t color it: no kind is better than another."],
  roles: ["Plain text."],
};
