import { ignore, type ComponentGuide } from "../testing/guide";
import { CloseIcon, DraftsIcon } from "../icon/icons";
import { IconButton } from "./IconButton";

export const guide: ComponentGuide = {
  use: "Perform an action whose icon everyone knows: close, copy, previous.",
  instead: { Button: "Any action that needs a word", Menu: "Several actions of an item" },
  do: {
    caption: "Use it for icons that everyone knows.",
    render: () => <IconButton icon={CloseIcon} label="Close" onClick={ignore} />,
  },
  dont: {
    caption: "Don’t make people guess. Use a Button with a label.",
    render: () => <IconButton icon={DraftsIcon} label="Review & Publish" onClick={ignore} />,
  },
  keyboard: [
    ["Tab", "Focuses the button and shows its tooltip."],
    ["Enter, Space", "Performs the action. Does nothing while busy."],
    ["Escape", "Hides the tooltip."],
  ],
  roles: [
    "A native button. The label is its name and its tooltip.",
    "aria-pressed if it is a toggle; aria-keyshortcuts if it has a shortcut.",
    "Busy: aria-disabled and aria-busy, so that it keeps the focus.",
  ],
};
