import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden";

const meta = {
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Failed at step 3" },
  render: (args) => (
    <p>
      ▲ <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed at step 3").getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
