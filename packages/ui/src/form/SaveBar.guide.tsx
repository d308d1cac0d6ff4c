import type { ComponentGuide } from "../testing/guide";
import { Button } from "../button/Button";
import { SaveBar } from "./SaveBar";

export const guide: ComponentGuide = {
  use: "End a form that is longer than a screen: save, discard, and what is unsaved.",
  instead: { Button: "A short form in a dialog or card" },
  do: {
    caption: "Say that there are unsaved changes, and put the primary button last.",
    render: () => <SaveBar unsaved buttons={<Button variant="primary">Save Changes</Button>} />,
  },
  dont: {
    caption: "Don’t disable saving without saying why.",
    render: () => (
      <SaveBar
        unsaved={false}
        buttons={
          <Button variant="primary" disabled>
            Save Changes
          </Button>
        }
      />
    ),
  },
  roles: [
    "“Unsaved changes” and the number of conflicts are a status, so changes are announced.",
    "It sticks to the bottom of the window, but comes after the form’s fields in the tab order.",
  ],
};
