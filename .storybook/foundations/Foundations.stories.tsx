import type { Meta, StoryObj } from "@storybook/react-vite";
import { Colors as ColorsSheet, Tones as TonesSheet } from "./Colors";
import { Icons as IconsSheet } from "./Icons";
import { TokenDownloads } from "./TokenDownloads";
import { Motion as MotionSheet, Shapes as ShapesSheet, SpaceScale, Type as TypeSheet } from "./Scales";

const meta = {
  title: "Components/Foundations/Tokens",
  // Foundations.mdx is their docs page.
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Downloads: Story = { name: "Export to Figma", render: () => <TokenDownloads /> };
export const Colors: Story = { render: () => <ColorsSheet /> };
export const Tones: Story = { render: () => <TonesSheet /> };
export const Type: Story = { name: "Typography", render: () => <TypeSheet /> };
export const Space: Story = { name: "Spacing", render: () => <SpaceScale /> };
export const Shapes: Story = { name: "Corners and shadows", render: () => <ShapesSheet /> };
export const Motion: Story = {
  render: () => <MotionSheet />,
};

export const Icons: Story = { render: () => <IconsSheet /> };
