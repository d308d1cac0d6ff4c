import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { Colors as ColorsSheet, Tones as TonesSheet } from "./Colors";
import { Icons as IconsSheet } from "./Icons";
import { Motion as MotionSheet, Shapes as ShapesSheet, SpaceScale, Type as TypeSheet } from "./Scales";

const meta = {
  title: "Components/Foundations/Tokens",
  // Foundations.mdx is their docs page.
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = { render: () => <ColorsSheet /> };
export const Tones: Story = { render: () => <TonesSheet /> };
export const Type: Story = { render: () => <TypeSheet /> };
export const Space: Story = { render: () => <SpaceScale /> };
export const Shapes: Story = { render: () => <ShapesSheet /> };
export const Motion: Story = {
  render: () => <MotionSheet />,
};
export const MotionInteraction: Story = {
  ...Motion,
  tags: ["interaction"],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
  },
};

export const Icons: Story = { render: () => <IconsSheet /> };
