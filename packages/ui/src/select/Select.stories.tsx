import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { size } from "../field/control.css";
import { useControlledValue } from "../testing/useControlledValue";
import { choice } from "../foundations/argTypes";
import { Select, type SelectOption } from "./Select";
import { variant } from "./Select.css";

const environments: SelectOption[] = [
  { value: "all", label: "All Environments" },
  { value: "dev", label: "Development" },
  { value: "staging", label: "Staging" },
  { value: "prod", label: "Production" },
];

const roles: SelectOption[] = [
  { value: "viewer", label: "Viewer", description: "Read-only access" },
  { value: "member", label: "Member", description: "Can manage actions" },
  { value: "admin", label: "Admin", description: "Full access" },
  { value: "owner", label: "Owner", description: "Complete control" },
];

const meta = {
  title: "Components/Forms/Select",
  component: Select,
  argTypes: { size: choice(size), variant: choice(variant) },
  args: { label: "Environment", value: "all", options: environments, onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <Select {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole("combobox", { name: "Environment" });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Staging");
    await expect(select).toHaveValue("staging");
    await expect(args.onChange).toHaveBeenLastCalledWith("staging");
  },
};

export const ChosenByKeysInteraction: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole("combobox");
    // Like Firefox, which changes a closed select at each key.
    const press = async (key: string, value: string) => {
      await fireEvent.keyDown(select, { key });
      await fireEvent.change(select, { target: { value } });
      await fireEvent.keyUp(select, { key });
    };
    select.focus();
    await press("ArrowDown", "dev");
    await press("ArrowDown", "staging");
    await expect(select).toHaveValue("staging");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(select).toHaveValue("all");

    await press("s", "staging");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("staging");
    await press("ArrowDown", "prod");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("prod");
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const WithDescriptions: Story = {
  args: { label: "Role", value: "member", options: roles },
};
export const WithDescriptionsInteraction: Story = {
  ...WithDescriptions,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "owner");
    await expect(args.onChange).toHaveBeenLastCalledWith("owner");
    // Firefox and Safari show an option's text in the closed select: the label without the description.
    await expect(canvas.getByRole("option", { name: /Owner/ })).toHaveTextContent(/^Owner$/);
  },
};

export const SmallInARow: Story = {
  args: { label: "Role", hideLabel: true, size: "small", value: "admin", options: roles },
};
export const WithError: Story = { args: { error: "The role could not be changed." } };
export const Changed: Story = {
  args: { value: "prod", changed: true, hint: "Runs elsewhere are not counted." },
};
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true },
};
export const BusyInteraction: Story = {
  ...Busy,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole("combobox");
    await expect(select).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.selectOptions(select, "Staging");
    await expect(select).toHaveValue("all");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
