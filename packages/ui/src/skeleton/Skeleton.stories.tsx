import type { Meta, StoryObj } from "@storybook/react-vite";
import { choice } from "../testing/argTypes";
import { Skeleton } from "./Skeleton";
import * as styles from "./Skeleton.css";

const meta = {
  title: "Components/Feedback/Skeleton",
  component: Skeleton,
  argTypes: {
    shape: choice(styles.shape),
    count: { control: "number", description: "The number of shapes." },
  },
  args: {},
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: {} };
export const Title: Story = { args: { shape: "title" } };
export const Block: Story = { args: { shape: "block" } };
export const Panel: Story = { args: { shape: "panel" } };
export const Rows: Story = { args: { shape: "row", count: 5 } };
