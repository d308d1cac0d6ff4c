import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import stories, { Ready, WithDescriptions, Busy } from "./Select.stories";

export default {
  ...stories,
  title: "Components/Forms/Select",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
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

export const WithDescriptionsInteraction: Story = {
  ...WithDescriptions,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "owner");
    await expect(args.onChange).toHaveBeenLastCalledWith("owner");
    // Firefox and Safari show an option's text in the closed select: the label without the description.
    await expect(canvas.getByRole("option", { name: /Owner/ })).toHaveTextContent(/^Owner$/);
  },
};

export const BusyInteraction: Story = {
  ...Busy,
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
