import type { Meta, StoryObj } from "@storybook/react-vite";
import { choice } from "../testing/argTypes";
import { Heading } from "./Heading";
import * as styles from "./Heading.css";

const meta = {
  title: "Components/Foundations/Heading",
  component: Heading,
  argTypes: { size: choice(styles.size) },
  args: { level: 2, children: "Usage Trends" },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Level2: Story = {};
export const Level3: Story = {
  render: () => (
    <>
      <Heading level={2}>Recorded Steps</Heading>
      <Heading level={3}>Click Open booking</Heading>
    </>
  ),
};
export const Small: Story = { args: { size: "small" } };
