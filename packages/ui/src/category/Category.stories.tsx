import type { Meta, StoryObj } from "@storybook/react-vite";
import { Category } from "./Category";

const meta = {
  title: "Components/Data/Category",
  component: Category,
  args: { children: "click" },
} satisfies Meta<typeof Category>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Long: Story = { args: { children: "click ".repeat(60) } };
