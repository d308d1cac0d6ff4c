import { ignore, type ComponentGuide } from "../testing/guide";
import { Checkbox } from "./Checkbox";

export const guide: ComponentGuide = {
  use: "Turn an option of a form on or off. It applies when the form is saved.",
  instead: { Switch: "A setting that turns a whole feature on", RadioGroup: "One of several options" },
  do: {
    caption: "State what is true when it is checked.",
    render: () => <Checkbox label="Destructive action" checked onChange={ignore} />,
  },
  dont: {
    caption: "Don’t negate: people would have to think twice.",
    render: () => <Checkbox label="Don’t disable confirmation" checked onChange={ignore} />,
  },
  keyboard: [
    ["Tab", "Focuses the box."],
    ["Space", "Checks or unchecks it."],
  ],
  roles: [
    "A native checkbox with a label that can be clicked.",
    "Hints, errors and “Unsaved” describe it. An error sets aria-invalid and is announced.",
  ],
};
