import type { Meta, StoryObj } from "@storybook/react-vite";
import { UiProvider } from "@understudy/ui";
import { expect, fn, userEvent } from "storybook/test";
import { ShortcutsScreen } from "./ShortcutsScreen";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Keyboard shortcuts",
  component: ShortcutsScreen,
  args: { version: "0.1.0+5f1c09a", onClose: fn() },
  parameters: {
    chromatic: { modes: pageModes },
    layout: "fullscreen",
    docs: { story: { inline: false, height: "36rem" } },
  },
} satisfies Meta<typeof ShortcutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shortcuts, with version and licenses below them. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    // Each shortcut has a list item.
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: /^Open-source licenses/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The same with a Mac’s keys. */
export const OnAMac: Story = {
  decorators: [
    (Story) => (
      <UiProvider platform="mac">
        <Story />
      </UiProvider>
    ),
  ],
};
