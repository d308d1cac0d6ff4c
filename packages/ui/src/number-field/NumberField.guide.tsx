import type { ComponentGuide } from "../testing/guide";
import { largeStep } from "./NumberField";
import type * as stories from "./NumberField.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Enter an amount, with its unit.",
  instead: { TextField: "Digits that aren’t an amount: an ID, a code" },
  rules: ["Show the unit beside the number.", "Don’t ask people to type the unit."],
  keyboard: [
    ["↑ ↓", "Adds or subtracts 1.", "ReadyInteraction"],
    ["Shift+↑, Shift+↓", `Adds or subtracts ${largeStep}.`, "ReadyInteraction"],
  ],
  roles: ["A text field: what is typed is kept, even if it isn’t a number.", "The unit describes the field."],
};
