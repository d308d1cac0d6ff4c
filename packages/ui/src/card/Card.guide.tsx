import type { ComponentGuide } from "../testing/guide";
import { Text } from "../text/Text";
import { Card } from "./Card";

export const guide: ComponentGuide = {
  use: "Group content that belongs together, with a title.",
  instead: {
    CardLink: "The whole card leads to a page",
    Facts: "Only labeled values",
  },
  do: {
    caption: "Separate groups inside a card with space or a hairline.",
    render: () => (
      <Card title="Branding">
        <Text>Color and logo of the chat widget.</Text>
      </Card>
    ),
  },
  dont: {
    caption: "Don’t put cards into cards.",
    render: () => (
      <Card title="Branding">
        <Card>
          <Text>Color and logo of the chat widget.</Text>
        </Card>
      </Card>
    ),
  },
  roles: ["With a title, a region with that name.", "Without a title, a plain container."],
};
