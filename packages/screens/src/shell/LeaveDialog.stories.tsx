import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LeaveDialog } from "./LeaveDialog";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Leave dialog",
  tags: ["dialog"],
  component: LeaveDialog,
  args: { question: { kind: "leave" }, onLeave: fn(), onStay: fn() },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unsaved changes are kept in this tab and can be restored. */
export const Leave: Story = {};

/** The browser couldn’t store the unsaved changes, so leaving loses them. */
export const LeaveAndLose: Story = { args: { question: { kind: "leaveUnstored" } } };
/** A new key is on screen, which is shown only once. */
export const LeaveNewKey: Story = { args: { question: { kind: "leaveKey" } } };

/** Leaving while a key is being created: its secret won’t be shown. */
export const LeavePendingKey: Story = { args: { question: { kind: "leavePendingKey" } } };
/** Signing out deletes the unsaved changes that are listed. */
export const SignOut: Story = {
  args: {
    question: {
      kind: "signOut",
      unsaved: ["Draft “Rebook a cancelled stay”", "Chat Widget settings"],
      isSaving: false,
    },
  },
};
/** Unsaved changes are deleted, and others are still being saved. */
export const SignOutWhileSaving: Story = {
  args: { question: { kind: "signOut", unsaved: ["Draft “Rebook a cancelled stay”"], isSaving: true } },
};
/** Signs out once the changes are saved, or now. */
export const SignOutAfterSaving: Story = { args: { question: { kind: "signOutPending" } } };
