import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/Card";
import { choice } from "../foundations/knobs";
import { gap as gaps } from "./gap.css";
import { Split } from "./Split";
import * as styles from "./Split.css";

const meta = {
  component: Split,
  argTypes: { gap: choice(gaps), sideWidth: choice(styles.sideWidth) },
  args: { children: <Card title="Branding">The form stands here.</Card>, side: <Card title="Preview">And what it changes, here.</Card> },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Narrow: Story = { args: { sideWidth: "narrow" } };
export const Wide: Story = { args: { sideWidth: "wide" } };
export const Sticky: Story = { args: { sticky: true } };
