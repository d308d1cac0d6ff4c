import { ignore, type ComponentGuide } from "../testing/guide";
import { TextField } from "./TextField";

export const guide: ComponentGuide = {
  use: "Enter a single line of text.",
  instead: { TextArea: "Several lines", NumberField: "An amount", SearchField: "Filter a list" },
  do: {
    caption: "Put the label above and help below.",
    render: () => (
      <TextField
        label="Site Name"
        name="a"
        value="Acme Store"
        hint="Shown in the chat widget"
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t use the placeholder as a label: it disappears.",
    render: () => (
      <TextField label="Site Name" hideLabel placeholder="Site Name" name="b" value="" onChange={ignore} />
    ),
  },
  keyboard: [
    ["Tab", "Focuses the field, then its action, such as Copy."],
    ["Enter", "Submits the form."],
  ],
  roles: [
    "A native text field with a label. Messages describe it; an error sets aria-invalid and is announced.",
    "Text that is too long to edit is read-only, with a warning.",
  ],
};
