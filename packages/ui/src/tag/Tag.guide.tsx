import type { ComponentGuide } from "../testing/guide";
import { Tag } from "./Tag";

export const guide: ComponentGuide = {
  use: "Name a category in one word.",
  instead: { Badge: "A status", RemovableChip: "It can be removed" },
  do: { caption: "One word for a category.", render: () => <Tag>click</Tag> },
  dont: { caption: "Don’t use it for a status. Use Badge.", render: () => <Tag>Failed</Tag> },
  roles: ["Plain text with dir=auto."],
};
