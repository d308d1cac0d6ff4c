import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tag } from "./Tag";

const meta = { title: "Components/Data/Tag", component: Tag, args: { children: "click" } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Long: Story = { args: { children: "click ".repeat(60) } };
