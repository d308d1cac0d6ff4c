import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/Badge";
import { choice } from "../testing/argTypes";
import { Facts } from "./Facts";
import { layout } from "./Facts.css";

const meta = {
  title: "Components/Data/Facts",
  component: Facts,
  argTypes: { layout: choice(layout) },
  args: {
    items: [
      { label: "Action", value: "Open booking" },
      { label: "Status", value: <Badge tone="bad">Failed</Badge> },
      { label: "Environment", value: "Production" },
      { label: "Duration", value: "12.34s" },
      { label: "Started", value: "Mar 4, 2026, 3:06 PM" },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const MissingLeftOut: Story = {
  args: { items: [{ label: "Action", value: "Open booking" }, null, false, undefined] },
  play: async ({ canvas }) => expect(canvas.getAllByRole("term")).toHaveLength(1),
};

export const LongValues: Story = {
  args: {
    items: [
      {
        label: "Selector",
        value:
          "main>form.booking-form:nth-child(3)>fieldset>div.row:nth-child(2)>button[data-testid=confirm]",
      },
      { label: "Guest", value: "מיכל לוי" },
    ],
  },
};
