import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { UiProvider } from "../provider/UiProvider";
import { KeyCombinationField } from "./KeyCombinationField";

const meta = {
  title: "Components/Forms/KeyCombinationField",
  component: KeyCombinationField,
  args: {
    label: "Key combination",
    name: "keys",
    value: "cmd+k",
    hint: "For example cmd+k, ctrl+k, cmd+shift+space.",
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
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Key combination" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Record" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Press keys…" })).toHaveFocus();
    await userEvent.keyboard("{Control>}{Shift>} {/Shift}{/Control}");
    await expect(args.onChange).toHaveBeenLastCalledWith("ctrl+shift+space");
    await expect(field).toHaveValue("ctrl+shift+space");
    await expect(canvas.getByRole("status")).toHaveTextContent("ctrl+shift+space");
    await expect(canvas.getByRole("button", { name: "Record" })).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "alt+j");
    await expect(args.onChange).toHaveBeenLastCalledWith("alt+j");
  },
};

export const StopsRecording: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Record" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Record" })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Recording: Story = {
  tags: ["shown-by-play"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Press the keys, or Escape to stop.");
  },
};
/** As in Safari on macOS, where a click doesn't move the focus to the button. */
export const ClickedWithoutFocus: Story = {};
export const ClickedWithoutFocusInteraction: Story = {
  ...ClickedWithoutFocus,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Record" }).click();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Press keys…" })).toHaveFocus());
    await userEvent.keyboard("{Alt>}j{/Alt}");
    await expect(args.onChange).toHaveBeenLastCalledWith("alt+j");
  },
};

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
