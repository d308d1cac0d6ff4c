import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { Dialog } from "./Dialog";
import stories, { Primary, Danger, Busy } from "./ConfirmDialog.stories";

export default {
  ...stories,
  title: "Components/Feedback/ConfirmDialog",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const PrimaryInteraction: Story = {
  ...Primary,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alertdialog", { name: "Publish draft" })).toHaveAccessibleDescription(
      "Are you sure you want to publish this draft? It will be available to admins immediately.",
    );
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const DangerInteraction: Story = {
  ...Danger,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Revoke" })).toHaveFocus();
  },
};

const onCloseBelow = fn();

/** Browsers ask both to close if the question opened without a click or a key, as after Back. */
export const EscapeInADialogsQuestion: Story = {
  ...Primary,
  decorators: [
    (Question) => (
      <Dialog title="Create New Key" onClose={onCloseBelow}>
        <Question />
      </Dialog>
    ),
  ],
  play: async ({ args, canvas }) => {
    const [below, question] = [canvas.getByRole("dialog"), canvas.getByRole("alertdialog")];
    for (const dialog of [question, below]) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(onCloseBelow).not.toHaveBeenCalled();
  },
};

export const BusyInteraction: Story = {
  ...Busy,
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
