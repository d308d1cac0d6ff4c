import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { UiProvider } from "@understudy/ui";
import { useControlledValue } from "@understudy/ui/testing";
import { KeyCombinationField } from "./KeyCombinationField";

const meta = {
  title: "Components/Forms/KeyCombinationField",
  component: KeyCombinationField,
  args: {
    label: "Key combination",
    name: "keys",
    value: "cmd+k",
    description: "For example cmd+k, ctrl+k, cmd+shift+space.",
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <KeyCombinationField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof KeyCombinationField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Recording: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Press the keys, or Escape to stop.");
  },
};
/** As in Safari on macOS, where a click doesn't move the focus to the button. */
export const ClickedWithoutFocus: Story = {};

export const OnAMac: Story = {
  args: { value: "cmd+shift+space" },
  decorators: [
    (Story) => (
      <UiProvider platform="mac">
        <Story />
      </UiProvider>
    ),
  ],
};
export const TakenByBrowsers: Story = {
  args: { value: "ctrl+t", warning: "Reserved by browsers: it opens a new tab." },
};
