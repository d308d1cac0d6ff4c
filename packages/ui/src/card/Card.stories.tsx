import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/Badge";
import { choice } from "../testing/argTypes";
import { Text } from "../text/Text";
import { List } from "../list/List";
import { Card } from "./Card";
import * as styles from "./Card.css";

const meta = {
  title: "Components/Layout/Card",
  component: Card,
  argTypes: {
    variant: choice(styles.card),
    description: { control: "text" },
    actions: { description: "Beside the title." },
  },
  args: { title: "Drift Alerts", children: <Text variant="quiet">No drift in the last 7 days.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Drift Alerts" })).toBeVisible();
  },
};
export const WithActions: Story = {
  args: { actions: <Badge tone="warning">2 alerts</Badge>, description: "Last 7 days" },
};
export const Untitled: Story = { render: () => <Card>Only content.</Card> };
export const Plain: Story = { args: { variant: "plain", description: "Last 7 days" } };
export const EdgeToEdge: Story = {
  args: {
    variant: "edgeToEdge",
    children: (
      <List>
        <li>Runs from edge to edge</li>
      </List>
    ),
  },
};
