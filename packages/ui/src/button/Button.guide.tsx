import type { ComponentGuide } from "../testing/guide";
import { Cluster } from "../layout/Cluster";
import { Button } from "./Button";

export const guide: ComponentGuide = {
  use: "Perform an action on this page: save, publish, retry.",
  instead: {
    Link: "Go to another page",
    IconButton: "A well-known icon says enough",
    Menu: "More than three actions in one place",
  },
  do: {
    caption: "One primary button per page, last in its row.",
    render: () => (
      <Cluster>
        <Button>Cancel</Button>
        <Button variant="primary">Save Changes</Button>
      </Cluster>
    ),
  },
  dont: {
    caption: "Don’t let two buttons compete.",
    render: () => (
      <Cluster>
        <Button variant="primary">Save Changes</Button>
        <Button variant="primary">Publish</Button>
      </Cluster>
    ),
  },
  more: {
    do: { caption: "Name the action with a verb.", render: () => <Button variant="danger">Revoke</Button> },
    dont: {
      caption: "Don’t make people read the question to understand the button.",
      render: () => <Button variant="danger">Yes</Button>,
    },
  },
  keyboard: [
    ["Tab", "Focuses the button, also while it is busy. Skips it if disabled."],
    ["Enter, Space", "Performs the action. Does nothing while busy."],
  ],
  roles: [
    "A native button. ButtonLink is a native link.",
    "Busy: aria-disabled and aria-busy, so that it keeps the focus.",
    "aria-describedby names the row, where many rows have the same button.",
  ],
};
