import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Name a category in one word.",
  instead: { Badge: "A status", RemovableChip: "It can be removed" },
  rules: ["One word for a category.", "Don’t use it for a status. Use Badge."],
  roles: ["Plain text with dir=auto."],
};
