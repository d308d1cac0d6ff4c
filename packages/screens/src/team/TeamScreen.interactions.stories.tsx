import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allMembers, newInvitation } from "@understudy/model";
import { members } from "@understudy/model/fixtures";
import { expectColumns } from "../testing/columns";
import stories, {
  dialogActions,
  Ready,
  LoadFailed,
  Invite,
  InviteTyped,
  Inviting,
  ConfirmRemove,
  NoMatches,
} from "./TeamScreen.stories";

export default {
  ...stories,
  title: "Pages/Team",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    await expectColumns(canvas, ["Email", "Role", "Status", "Invited", "Actions"]);
    const row = canvas.getByRole("row", { name: /tomasz/ });
    await expect(row).toHaveTextContent("tomasz@harbourstay.example");
    await expect(row).toHaveTextContent("Active");
    await expect(row).toHaveTextContent("Nov 28, 2025, 10:00 AM");
    const role = within(row).getByRole("combobox", { name: "Role" });
    await expect(role).toHaveValue("admin");
    await expect(
      within(role)
        .getAllByRole("option")
        .map((option) => option.getAttribute("value")),
    ).toEqual(["viewer", "member", "admin", "owner"]);
    await expect(within(role).getByRole("option", { name: "Viewer" })).toHaveAttribute(
      "data-description",
      "read-only access",
    );
    const admin = within(role).getByRole("option", { name: "Admin" });
    await expect(admin).toHaveAttribute("data-description", "full access");
    // As the owner wrote it, also to eyes.
    await expect(getComputedStyle(admin, "::after").textTransform).toBe("none");
    await userEvent.selectOptions(role, "viewer");
    await expect(args.rows.onChange).toHaveBeenLastCalledWith({
      kind: "role",
      member: members[1],
      role: "viewer",
    });
    await userEvent.click(within(row).getByRole("button", { name: "Remove" }));
    await expect(args.rows.onChange).toHaveBeenLastCalledWith({ kind: "remove", member: members[1] });
    await userEvent.click(canvas.getByRole("button", { name: "Invite Member" }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load team members" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.list.onReload).toHaveBeenCalledOnce();
  },
};

export const InviteInteraction: Story = {
  ...Invite,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByRole("button", { name: "Send Invite" })).toBeDisabled();
    await expect(dialog.getByRole("radio", { name: /Member/ })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Viewer" })).toHaveAccessibleDescription(
      "read-only access",
    );
    // As the owner wrote it, also to eyes.
    for (const part of [null, "::first-letter"])
      await expect(getComputedStyle(dialog.getByText("read-only access"), part).textTransform).toBe("none");
    const email = dialog.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAttribute("type", "email");
    await userEvent.type(email, "n");
    await expect(dialogActions.onChange).toHaveBeenCalledWith({ ...newInvitation, email: "n" });
  },
};

export const InviteTypedInteraction: Story = {
  ...InviteTyped,
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Email" });
    email.focus();
    await userEvent.keyboard("{Enter}");
    await expect(dialogActions.onSend).toHaveBeenCalledOnce();
  },
};

export const InvitingInteraction: Story = {
  ...Inviting,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    const sending = dialog.getByRole("button", { name: "Sending…" });
    await expect(sending).toHaveAttribute("aria-busy", "true");
    await userEvent.click(sending);
    await expect(dialogActions.onSend).not.toHaveBeenCalled();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await expect(dialog.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(dialogActions.onClose).not.toHaveBeenCalled();
  },
};

export const ConfirmRemoveInteraction: Story = {
  ...ConfirmRemove,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("alertdialog"));
    await expect(dialog.getByText("Are you sure you want to remove this team member?")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(dialogActions.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NoMatchesInteraction: Story = {
  ...NoMatches,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(allMembers, "filter");
  },
};
