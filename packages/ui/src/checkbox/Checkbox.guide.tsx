import { setting, type ComponentGuide } from "../testing/guide";
import { Checkbox } from "./Checkbox";
import type * as stories from "./Checkbox.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Turn an option of a form on or off. It applies when the form is saved.",
  instead: { RadioGroup: "One of several options" },
  rules: [
    "State what is true when it is checked.",
    "Don’t negate: people would have to think twice.",
    `Use ${setting(Checkbox, { look: "switch" })} for what turns a whole feature on.`,
  ],
  keyboard: [["Space", "Checks or unchecks it.", "ReadyInteraction"]],
  roles: [
    "A native checkbox with a label that can be clicked. A switch has that role and is announced as on or off.",
    "Hints, errors and “Unsaved” describe it. An error sets aria-invalid and is announced.",
  ],
};
