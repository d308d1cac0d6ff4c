import { ignore, type ComponentGuide } from "../foundations/guide";
import { duplicateShownMs, PatternChips } from "./PatternChips";

export const guide: ComponentGuide = {
  use: "Edit a set of short texts: patterns, domains.",
  instead: { ListEditor: "The order matters", TextField: "A single value" },
  do: {
    caption: "Use it for a set of patterns, IDs or tags.",
    render: () => (
      <PatternChips
        label="Show on"
        values={["/orders/*", "/account"]}
        onAdd={() => "empty"}
        onRemove={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t use it for sentences. Use ListEditor.",
    render: () => (
      <PatternChips
        label="Phrases"
        values={["I would like to change the email address of my account"]}
        onAdd={() => "empty"}
        onRemove={ignore}
      />
    ),
  },
  keyboard: [
    ["Enter", "Adds what is typed and keeps the focus in the text field."],
    ["Tab", "Moves to Add, then to each chip’s remove button."],
    [
      "Enter, Space",
      "On a remove button, removes the chip. The focus moves to the next chip, or to the text field if none is left.",
    ],
    ["Ctrl+S, ⌘S", "Adds what is typed before the form is saved."],
  ],
  roles: [
    "A labeled text field and a list with the same name. Each remove button is named by its chip.",
    `Additions and removals are announced. A duplicate is reported as a warning for ${duplicateShownMs / 1000} seconds.`,
  ],
};
