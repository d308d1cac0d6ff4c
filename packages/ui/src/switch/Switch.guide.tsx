import { ignore, type ComponentGuide } from "../testing/guide";
import { Switch } from "./Switch";

export const guide: ComponentGuide = {
  use: "Turn a feature of a form on or off.",
  instead: { Checkbox: "A minor option or a consent" },
  do: {
    caption: "Name the feature that it turns on.",
    render: () => <Switch label="Chat widget" checked onChange={ignore} />,
  },
  dont: {
    caption: "Don’t change the label with the state.",
    render: () => <Switch label="Chat widget is currently on" checked onChange={ignore} />,
  },
  keyboard: [
    ["Tab", "Focuses the switch."],
    ["Space", "Turns it on or off."],
  ],
  roles: ["A native checkbox with role=switch: announced as on or off.", "Hints and messages describe it."],
};
