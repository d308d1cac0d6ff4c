import { ignore, type ComponentGuide } from "../foundations/guide";
import { ColorField } from "./ColorField";

export const guide: ComponentGuide = {
  use: "Let people pick or paste a color.",
  instead: { Select: "One of a few fixed colors" },
  do: {
    caption: "Show the default color while there is none.",
    render: () => <ColorField label="Primary color" name="a" value="" fallback="#6b2d6b" onChange={ignore} />,
  },
  dont: {
    caption: "Don’t explain the format in the label.",
    render: () => (
      <ColorField
        label="Primary color in hexadecimal RGB (#rrggbb)"
        name="b"
        value="#6b2d6b"
        fallback="#6b2d6b"
        onChange={ignore}
      />
    ),
  },
  keyboard: [
    ["Tab", "Focuses the swatch, then the text field."],
    ["Enter, Space", "Opens the browser’s color picker, on the swatch."],
  ],
  roles: [
    "A native color input, named after the label, and a text field with the label itself.",
    "The text may be invalid while typing; the swatch then shows the default.",
  ],
};
