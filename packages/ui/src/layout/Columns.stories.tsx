import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card";
import { choice } from "../testing/argTypes";
import { Columns } from "./Columns";
import * as styles from "./Columns.css";
import { gap as gaps } from "./gap.css";

const meta = {
  title: "Components/Layout/Columns",
  component: Columns,
  argTypes: { gap: choice(gaps), min: choice(styles.min) },
  args: {
    children: ["Site Settings", "Chat Widget", "API Keys", "Team"].map((title) => (
      <Card key={title}>{title}</Card>
    )),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { min: "small" } };
export const Large: Story = { args: { min: "large" } };
