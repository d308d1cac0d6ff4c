import type { ComponentGuide } from "../testing/guide";
import { Button } from "../button/Button";
import { EmptyState } from "./EmptyState";

export const guide: ComponentGuide = {
  use: "Say why a list is empty and what to do next.",
  instead: { ErrorPanel: "The list failed to load", Skeleton: "The list is still loading" },
  do: {
    caption: "Say what will be here and how to get there.",
    render: () => (
      <EmptyState title="No API keys yet" action={<Button variant="primary">Create New Key</Button>}>
        Create your first API key
      </EmptyState>
    ),
  },
  dont: {
    caption: "Don’t just state that there is nothing.",
    render: () => <EmptyState title="No data" />,
  },
  roles: ["Plain text. The icon is hidden from screen readers."],
};
