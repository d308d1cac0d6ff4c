import type { ComponentGuide } from "../testing/guide";
import { Button } from "../button/Button";
import { PageHeader } from "./PageHeader";

export const guide: ComponentGuide = {
  use: "Start a page: its only h1, what is shown, the page’s actions.",
  instead: { Heading: "A heading within a page" },
  do: {
    caption: "One primary action at most.",
    render: () => <PageHeader title="API Keys" actions={<Button variant="primary">Create New Key</Button>} />,
  },
  dont: {
    caption: "Don’t put a sentence into the title.",
    render: () => <PageHeader title="Here you can manage your API keys" />,
  },
  keyboard: [["Tab", "Moves from the back link to the actions. The title isn’t a tab stop."]],
  roles: [
    "The page’s only h1. It gets the focus after a navigation, so that screen readers announce the page.",
  ],
};
