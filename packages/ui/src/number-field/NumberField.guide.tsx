import { ignore, type ComponentGuide } from "../testing/guide";
import { largeStep, NumberField } from "./NumberField";

export const guide: ComponentGuide = {
  use: "Enter an amount, with its unit.",
  instead: { TextField: "Digits that aren’t an amount: an ID, a code" },
  do: {
    caption: "Show the unit beside the number.",
    render: () => (
      <NumberField label="Distance from the edge" name="a" value="24" unit="px" onChange={ignore} />
    ),
  },
  dont: {
    caption: "Don’t ask people to type the unit.",
    render: () => <NumberField label="Distance from the edge" name="b" value="24px" onChange={ignore} />,
  },
  keyboard: [
    ["↑ ↓", "Adds or subtracts 1."],
    ["Shift+↑, Shift+↓", `Adds or subtracts ${largeStep}.`],
  ],
  roles: [
    "A text field with a numeric keyboard on phones: what is typed is kept, even if it isn’t a number.",
    "The unit describes the field.",
  ],
};
