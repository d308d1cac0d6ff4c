import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog";

const meta = {
  title: "Components/Feedback/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Publish draft",
    children: "Are you sure you want to publish this draft? It will be available to admins immediately.",
    confirmLabel: "Publish",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const PrimaryInteraction: Story = {
  ...Primary,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alertdialog", { name: "Publish draft" })).toHaveAccessibleDescription(
      "Are you sure you want to publish this draft? It will be available to admins immediately.",
    );
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    variant: "danger",
    title: "Revoke key",
    children: "Are you sure you want to revoke this API key? This action cannot be undone.",
    confirmLabel: "Revoke",
  },
};
export const DangerInteraction: Story = {
  ...Danger,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Revoke" })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true },
};
export const BusyInteraction: Story = {
  ...Busy,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Cancel" })).toBeDisabled();
    const dialog = canvas.getByRole("alertdialog");
    await expect(dialog).toHaveAttribute("closedby", "none");
    // Safari doesn't know `closedby` and asks to cancel.
    await expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
