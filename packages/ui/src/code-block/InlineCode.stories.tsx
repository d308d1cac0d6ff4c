import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { UiProvider } from "../provider/UiProvider";
import { InlineCode } from "./InlineCode";

const takes = fn(async () => true);

const meta = {
  title: "Components/Data/InlineCode",
  component: InlineCode,
  args: { children: "#confirm-booking" },
} satisfies Meta<typeof InlineCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Clicked <InlineCode {...args} /> and waited.
    </p>
  ),
};
export const Copyable: Story = {
  args: { copyable: true },
  decorators: [
    (Story) => (
      <UiProvider copyText={takes}>
        <Story />
      </UiProvider>
    ),
  ],
};
export const CopyableInteraction: Story = {
  ...Copyable,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy", description: "#confirm-booking" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Copied!" });
    await expect(takes).toHaveBeenLastCalledWith("#confirm-booking");
  },
};

export const Long: Story = { args: { children: "body > main > div:nth-child(3) > ".repeat(12) } };
