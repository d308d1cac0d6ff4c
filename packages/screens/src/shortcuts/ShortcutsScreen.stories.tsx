import type { Meta, StoryObj } from "@storybook/react-vite";
import { UiProvider } from "@understudy/ui";
import { expect, fn, userEvent } from "storybook/test";
import { shortcuts } from "@understudy/model";
import { ShortcutsScreen } from "./ShortcutsScreen";

const meta = {
  title: "Around pages/Keyboard shortcuts",
  component: ShortcutsScreen,
  args: { singleKeys: true, onSingleKeysChange: fn(), onClose: fn() },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "36rem" } } },
} satisfies Meta<typeof ShortcutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    // Each shortcut has a list item.
    await expect(canvas.getAllByRole("listitem")).toHaveLength(Object.keys(shortcuts).length);
    await userEvent.click(canvas.getByRole("button", { name: "Disable single-key shortcuts" }));
    await expect(args.onSingleKeysChange).toHaveBeenLastCalledWith(false);
  },
};

export const SingleKeysOff: Story = { args: { singleKeys: false } };
export const OnAMac: Story = {
  decorators: [
    (Story) => (
      <UiProvider platform="mac">
        <Story />
      </UiProvider>
    ),
  ],
};
