import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card";
import { choice } from "../testing/argTypes";
import { gap as gaps } from "./gap.css";
import { Split } from "./Split";

const meta = {
  title: "Components/Layout/Split",
  component: Split,
  argTypes: { gap: choice(gaps) },
  args: {
    children: <Card title="Branding">The form.</Card>,
    side: <Card title="Preview">And what it changes, here.</Card>,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
