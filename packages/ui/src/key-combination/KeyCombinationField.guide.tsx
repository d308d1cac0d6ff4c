import { ignore, type ComponentGuide } from "../foundations/guide";
import { KeyCombination } from "./KeyCombination";
import { KeyCombinationField } from "./KeyCombinationField";

export const guide: ComponentGuide = {
  use: "Let people record or type a shortcut.",
  instead: { KeyCombination: "Only show it", TextField: "Any other text" },
  do: {
    caption: "Warn about keys that browsers use.",
    render: () => (
      <KeyCombinationField
        label="Keyboard shortcut"
        name="a"
        value="cmd+t"
        warning="Browsers use this combination"
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t hide the text field: recording needs a keyboard with these keys.",
    render: () => <KeyCombination keys="cmd+shift+space" />,
  },
  keyboard: [
    ["Enter, Space", "Starts recording, on the button."],
    ["Any combination", "Is recorded while the button has the focus."],
    ["Escape", "Stops recording."],
    ["Tab", "Stops recording and moves on, so the focus is never trapped."],
  ],
  roles: [
    "A text field with a label, and a button. Recording is announced as a status.",
    "The combination can also be typed.",
  ],
};
