import type { ComponentGuide } from "../testing/guide";
import { Button } from "../button/Button";
import { Banner } from "./Banner";

export const guide: ComponentGuide = {
  use: "Tell people about the page they are on: a result, a warning, a limit.",
  instead: {
    ErrorPanel: "Content failed to load",
    Badge: "The status of one item",
    Field: "A problem with one field",
  },
  do: {
    caption: "Say what happened and offer the next step.",
    render: () => (
      <Banner tone="bad" title="Failed to save settings" actions={<Button size="small">Retry</Button>}>
        The server did not respond.
      </Banner>
    ),
  },
  dont: {
    caption: "Don’t apologize or leave people without a next step.",
    render: () => <Banner tone="bad">Oops! Something went wrong. We’re sorry for the inconvenience.</Banner>,
  },
  roles: [
    "role=alert for the tone bad: screen readers interrupt to announce it.",
    "Other tones have no role. Put one that appears later into a LiveRegion.",
  ],
};
