import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { VisuallyHidden } from "./VisuallyHidden";

export const guide: ComponentGuide = {
  use: "Tell screen readers what a picture or position tells everyone else.",
  instead: { Text: "Anything that everyone should read" },
  do: {
    caption: "Name what is obvious on screen but not to a screen reader.",
    render: () => (
      <Text>
        12 <VisuallyHidden>steps</VisuallyHidden>
      </Text>
    ),
  },
  dont: {
    caption: "Don’t hide instructions that help everyone.",
    render: () => (
      <Text>
        API key <VisuallyHidden>Copy it now. You can’t see it again.</VisuallyHidden>
      </Text>
    ),
  },
  roles: ["Read by screen readers, and never visible. Don’t put anything focusable into it."],
};
