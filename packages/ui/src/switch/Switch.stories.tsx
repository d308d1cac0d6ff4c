import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { Switch } from "./Switch";

const meta = {
  title: "Components/Forms/Switch",
  component: Switch,
  args: { label: "Show the widget on my site", checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, onChange] = useControlledValue(args.checked, args.onChange);
    return <Switch {...args} checked={checked} onChange={onChange} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const OffInteraction: Story = {
  ...Off,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "Show the widget on my site" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
  },
};

export const On: Story = { args: { checked: true } };
export const WithHint: Story = {
  args: { checked: true, hint: "Visitors see the launcher at once.", changed: true },
};
