import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { KeyCombination } from "./KeyCombination";

export const guide: ComponentGuide = {
  use: "Show the keys of a shortcut.",
  instead: {
    InlineCode: "Anything to type, not to press",
  },
  do: {
    caption: "Pass the stored form; the component shows the platform’s names.",
    render: () => <KeyCombination keys="cmd+k" />,
  },
  dont: { caption: "Don’t write keys as text.", render: () => <Text>CMD/CTRL + K</Text> },
  roles: ["A kbd element for each key. Symbols such as ⌘ have a name for screen readers."],
};
