import type { Meta, StoryObj } from "@storybook/react-vite";
import { TokenDownloads } from "./TokenDownloads";
import { Motion as MotionSheet, Shapes as ShapesSheet, SpaceScale } from "./Scales";

const meta = {
  title: "Components/Foundations/Tokens",
  // Foundations.mdx is their docs page.
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Downloads: Story = { name: "Export to Figma", render: () => <TokenDownloads /> };
export const Space: Story = { name: "Spacing", render: () => <SpaceScale /> };
export const Shapes: Story = { name: "Corners and shadows", render: () => <ShapesSheet /> };
export const Motion: Story = { render: () => <MotionSheet /> };
