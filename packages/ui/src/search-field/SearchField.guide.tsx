import { ignore, type ComponentGuide } from "../testing/guide";
import { SearchField } from "./SearchField";

export const guide: ComponentGuide = {
  use: "Filter the list below it while typing.",
  instead: { TextField: "A value of a form" },
  do: {
    caption: "Say what is searched.",
    render: () => <SearchField label="Search actions" value="" onChange={ignore} />,
  },
  dont: {
    caption: "Don’t write instructions.",
    render: () => <SearchField label="Type here and press Enter…" value="" onChange={ignore} />,
  },
  keyboard: [
    ["Any letter", "Filters as you type."],
    ["Escape", "Clears the field. In a dialog, a second Escape closes the dialog."],
    ["Tab", "Moves to the clear button, if there is text."],
  ],
  roles: ["A native search field with a hidden label.", "Clearing keeps the focus in the field."],
};
