import { ignore, type ComponentGuide } from "../testing/guide";
import { TextArea } from "./TextArea";

export const guide: ComponentGuide = {
  use: "Enter text of several lines.",
  instead: { TextField: "A single line" },
  do: {
    caption: "Start with the number of lines that people usually write.",
    render: () => (
      <TextArea
        label="Description"
        name="a"
        rows={2}
        value="Changes the email address of an account."
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t put the label into the placeholder: it disappears.",
    render: () => (
      <TextArea
        label="Description"
        hideLabel
        placeholder="Description"
        name="b"
        rows={2}
        value=""
        onChange={ignore}
      />
    ),
  },
  keyboard: [
    ["Enter", "Begins a new line."],
    ["Tab", "Leaves the field."],
  ],
  roles: [
    "A native text area with a label. It grows with its text.",
    "Text that is too long to edit is read-only, with a warning.",
  ],
};
