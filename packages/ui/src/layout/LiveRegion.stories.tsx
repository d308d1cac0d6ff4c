import type { Meta, StoryObj } from "@storybook/react-vite";
import { Banner } from "../banner/Banner";
import { LiveRegion } from "./LiveRegion";

const meta = {
  title: "Components/Layout/LiveRegion",
  component: LiveRegion,
  args: { children: <Banner tone="good">Invited ada@example.com as admin</Banner> },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
