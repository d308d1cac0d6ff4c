import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./ErrorPanel.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Replace content that failed to load: what failed, what the server said, Retry.",
  instead: {
    Banner: "An action failed; the content is still there",
    EmptyState: "It loaded, and there is nothing",
  },
  rules: [
    "Say what failed, what the server said, and what to do next.",
    "Don’t show a code without an explanation, or an error without a way on.",
  ],
  keyboard: [
    ["Tab", "Focuses Retry, then the other actions.", "DefaultInteraction"],
    ["Enter", "Presses the focused button.", "DefaultInteraction"],
  ],
  roles: ["role=alert, named by its title: announced as soon as it appears.", "The title is a heading."],
};
