import { ignore, type ComponentGuide } from "../foundations/guide";
import { ListEditor } from "./ListEditor";

export const guide: ComponentGuide = {
  use: "Edit a list of short texts in order.",
  instead: { PatternChips: "A set without order", TextArea: "One longer text" },
  do: {
    caption: "Use it for a few short texts whose order matters.",
    render: () => (
      <ListEditor
        legend="Phrases"
        values={["Change my email", "Update email"]}
        addLabel="Add phrase"
        rowLabel={(at) => `Phrase ${at + 1}`}
        onChange={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t use it for a set of patterns. Use PatternChips.",
    render: () => (
      <ListEditor
        legend="Routes"
        values={["/admin/*", "/billing/*"]}
        addLabel="Add"
        rowLabel={(at) => `Route ${at + 1}`}
        onChange={ignore}
      />
    ),
  },
  keyboard: [
    ["Tab", "Moves through the text fields and remove buttons."],
    ["Enter", "Adds a row below and focuses it, in a text field."],
    [
      "Enter, Space",
      "On a remove button, removes the row. The focus moves to the next row, or to the Add button if none is left.",
    ],
  ],
  roles: [
    "A group with a legend, and a list in it. Each field is named by its row, each remove button by its text.",
    "Notes describe their row’s field.",
  ],
};
