import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LeaveDialog } from "./LeaveDialog";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Leave dialog",
  component: LeaveDialog,
  args: { question: { kind: "leave" }, onLeave: fn(), onStay: fn() },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leave: Story = {};
export const LeaveInteraction: Story = {
  ...Leave,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("alertdialog"));
    await expect(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const LeaveUnstored: Story = { args: { question: { kind: "leaveUnstored" } } };
export const LeaveKey: Story = { args: { question: { kind: "leaveKey" } } };
export const SignOut: Story = {
  args: {
    question: {
      kind: "signOut",
      unsaved: ["Draft “Rebook a cancelled stay”", "Chat Widget settings"],
      isSaving: false,
    },
  },
};
export const SignOutWhileSaving: Story = {
  args: { question: { kind: "signOut", unsaved: ["Draft “Rebook a cancelled stay”"], isSaving: true } },
};
export const SignOutPending: Story = { args: { question: { kind: "signOutPending" } } };
