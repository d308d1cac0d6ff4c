import type { Meta, StoryObj } from "@storybook/react-vite";
import { choice } from "../testing/argTypes";
import { Link } from "./Link";
import { variant } from "./Link.css";

const meta = {
  title: "Components/Navigation/Link",
  component: Link,
  argTypes: { variant: choice(variant) },
  args: { href: "#runs", children: "View all runs" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Quiet: Story = { args: { variant: "quiet" } };
export const NewTab: Story = {
  args: { newTab: true, href: "https://example.com/terms", children: "Terms of service" },
};
