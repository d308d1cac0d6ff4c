import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Build a new control: it adds the label, description and messages.",
  instead: { TextField: "Text", Select: "One of a list", NumberField: "A number" },
  rules: ["Say how to fix it.", "Don’t just say that it is wrong."],
  roles: [
    "Connects a label, a control and its messages: label for, aria-describedby, aria-invalid.",
    "Errors and warnings are in a live region, so they are announced when they appear. Not those of the server: the form’s alert has said them.",
    "Optional fields are marked; required ones aren’t.",
  ],
};
