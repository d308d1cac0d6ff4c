import type { ComponentGuide } from "../testing/guide";
import { Text } from "./Text";

export const guide: ComponentGuide = {
  use: "Show a paragraph or a phrase.",
  instead: { Heading: "The name of a part", InlineCode: "Code within text" },
  do: {
    caption: "Use muted for what explains the main text.",
    render: () => (
      <>
        <Text>Acme Store</Text>
        <Text variant="quiet" size="small">
          Created Mar 4, 2026
        </Text>
      </>
    ),
  },
  dont: {
    caption: "Don’t emphasize everything.",
    render: () => (
      <>
        <Text strong>Acme Store</Text>
        <Text strong>Created Mar 4, 2026</Text>
      </>
    ),
  },
  roles: [
    "A paragraph by default; as changes the element.",
    "Truncated text has the whole text in its title.",
  ],
};
