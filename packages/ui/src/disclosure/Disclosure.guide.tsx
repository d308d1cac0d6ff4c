import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { Disclosure } from "./Disclosure";

export const guide: ComponentGuide = {
  use: "Hide details that few people need at once.",
  instead: { Card: "Content that everyone reads", Dialog: "A task of its own" },
  do: {
    caption: "Collapse what most people don’t need.",
    render: () => (
      <Disclosure summary="Technical details" defaultOpen>
        <Text>Selector, value and timing.</Text>
      </Disclosure>
    ),
  },
  dont: {
    caption: "Don’t hide errors or the next step.",
    render: () => (
      <Disclosure summary="1 error">
        <Text>The key has expired.</Text>
      </Disclosure>
    ),
  },
  keyboard: [
    ["Tab", "Focuses the summary."],
    ["Enter, Space", "Opens or closes it."],
  ],
  roles: [
    "Native details and summary, which screen readers announce as expanded or collapsed.",
    "Find in page opens it, in browsers that support this.",
  ],
};
