import type { ComponentGuide } from "../testing/guide";
import { largeStep } from "./NumberField";

export const guide: ComponentGuide = {
  use: "Enter an amount, with its unit.",
  instead: { TextField: "Digits that aren’t an amount: an ID, a code" },
  rules: ["Show the unit beside the number.", "Don’t ask people to type the unit."],
  keyboard: [
    ["↑ ↓", "Adds or subtracts 1."],
    ["Shift+↑, Shift+↓", `Adds or subtracts ${largeStep}.`],
  ],
  roles: [
    "A text field with a numeric keyboard on phones: what is typed is kept, even if it isn’t a number.",
    "The unit describes the field.",
  ],
};
