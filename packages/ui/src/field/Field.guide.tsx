import { ignore, type ComponentGuide } from "../testing/guide";
import { TextField } from "../text-field/TextField";

export const guide: ComponentGuide = {
  use: "Build a new control: it adds the label, hint and messages.",
  instead: { TextField: "Text", Select: "One of a list", NumberField: "A number" },
  do: {
    caption: "Say how to fix it.",
    render: () => (
      <TextField
        label="Email"
        name="a"
        value="maya@"
        error="Enter an email address, such as maya@example.com"
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t just say that it is wrong.",
    render: () => <TextField label="Email" name="b" value="maya@" error="Invalid input!" onChange={ignore} />,
  },
  roles: [
    "Connects a label, a control and its messages: label for, aria-describedby, aria-invalid.",
    "Errors and warnings are in a live region, so they are announced when they appear.",
    "Optional fields are marked; required ones aren’t.",
  ],
};
