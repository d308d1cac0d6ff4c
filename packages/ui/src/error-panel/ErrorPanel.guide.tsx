import { ignore, type ComponentGuide } from "../testing/guide";
import { ErrorPanel } from "./ErrorPanel";

export const guide: ComponentGuide = {
  use: "Replace content that failed to load: what failed, what the server said, Retry.",
  instead: {
    Banner: "An action failed; the content is still there",
    EmptyState: "It loaded, and there is nothing",
  },
  do: {
    caption: "Say what failed, what the server said, and what to do next.",
    render: () => (
      <ErrorPanel
        title="Failed to load runs"
        message="The server did not respond in time."
        onRetry={ignore}
      />
    ),
  },
  dont: {
    caption: "Don’t show a code without an explanation, or an error without a way on.",
    render: () => <ErrorPanel title="Error 503" />,
  },
  keyboard: [
    ["Tab", "Focuses Retry, then the other actions."],
    ["Enter, Space", "Presses the focused button. Retry keeps the focus while it is busy."],
  ],
  roles: ["role=alert, named by its title: announced as soon as it appears.", "The title is a heading."],
};
