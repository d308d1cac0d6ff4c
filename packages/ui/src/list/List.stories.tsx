import type { Meta, StoryObj } from "@storybook/react-vite";
import { gap as gaps } from "../layout/gap.css";
import { choice } from "../testing/argTypes";
import { List } from "./List";

const meta = {
  title: "Components/Data/List",
  component: List,
  argTypes: { gap: choice(gaps) },
  args: {
    children: ["Open booking", "Cancel subscription", "Show invoice"].map((name) => (
      <li key={name}>{name}</li>
    )),
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { gap: "2" } };
export const Divided: Story = { args: { variant: "divided" } };
export const Ordered: Story = { args: { as: "ol", gap: "2", "aria-label": "Steps" } };
