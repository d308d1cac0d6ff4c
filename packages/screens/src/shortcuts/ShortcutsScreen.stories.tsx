import type { Meta, StoryObj } from "@storybook/react-vite";
import { inUi } from "@understudy/ui/testing";
import { fn } from "storybook/test";
import { ShortcutsScreen } from "./ShortcutsScreen";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Keyboard shortcuts",
  tags: ["dialog"],
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

/** The same with a Mac’s keys. */
export const OnAMac: Story = {
  decorators: inUi({ platform: "mac" }),
};
