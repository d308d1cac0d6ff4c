import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { manyMembers, member, members, ready, staleRefresh, user } from "@understudy/model/fixtures";
import { type Role, teamMessages } from "@understudy/model";
import { TeamScreen } from "./TeamScreen";
import { expectColumns } from "../testing/columns";
import { expectRoles } from "../testing/expect-roles";
import { pageModes } from "../testing/page-modes";

const rows = {
  pendingRoles: new Map<string, Role>(),
  removing: new Set<string>(),
  onRole: fn(),
  onRemove: fn(),
};
const invitation = { email: "nadia@harbourstay.example", role: "member" } as const;
const guest = member({
  key: "mem_guest",
  id: "mem_guest",
  email: "front-desk@harbourstay.example",
  role: "viewer",
  hasJoined: false,
});

const meta = {
  title: "Pages/Team",
  component: TeamScreen,
  args: {
    team: ready(members),
    onRetry: fn(),
    user,
    view: { q: "", sort: null, onSearch: fn(), onSort: fn() },
    rows,
    notice: { kind: "none" },
    onDismissNotice: fn(),
    dialog: { kind: "none" },
    dialogActions: { onInvitationChange: fn(), onSendInvite: fn(), onConfirm: fn(), onClose: fn() },
    onInvite: fn(),
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Members with role and status; roles are changed in place. */
export const Ready: Story = { tags: ["success"] };
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
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
    await userEvent.selectOptions(role, "viewer");
    await expect(args.rows.onRole).toHaveBeenCalledWith(members[1], "viewer");
    await userEvent.click(within(row).getByRole("button", { name: "Remove" }));
    await expect(args.rows.onRemove).toHaveBeenCalledWith(members[1]);
    await userEvent.click(canvas.getByRole("button", { name: "Invite Member" }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

/** Skeletons in the shape of the rows. */
export const Loading: Story = { tags: ["loading"], args: { team: { state: "loading" } } };
/** The server’s reason, and Retry. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: {
    team: {
      state: "failed",
      failure: { kind: "answer", status: 503, message: "Members are being migrated" },
    },
  },
};
export const LoadFailedInteraction: Story = {
  ...LoadFailed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert", { name: "Failed to load team members" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The last refresh failed: the previous members stay, with their age and Retry. */
export const Stale: Story = { args: { team: ready(members, staleRefresh) } };
/** Before the first invitation. */
export const Empty: Story = {
  tags: ["empty"],
  args: { team: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No team members yet")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Invite Member" })).toHaveLength(1);
  },
};
/** The dialog for an invitation, before an address was typed. */
export const Invite: Story = {
  args: { dialog: { kind: "invite", invitation: { email: "", role: "member" }, write: { state: "idle" } } },
};
export const InviteInteraction: Story = {
  ...Invite,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByRole("button", { name: "Send Invite" })).toBeDisabled();
    await expect(dialog.getByRole("radio", { name: /Member/ })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Viewer" })).toHaveAccessibleDescription(
      "read-only access",
    );
    const email = dialog.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAttribute("type", "email");
    await userEvent.type(email, "n");
    await expect(args.dialogActions.onInvitationChange).toHaveBeenCalledWith({ email: "n", role: "member" });
  },
};

/** An address was typed, so the invitation can be sent. */
export const InviteTyped: Story = {
  args: { dialog: { kind: "invite", invitation, write: { state: "idle" } } },
};
export const InviteTypedInteraction: Story = {
  ...InviteTyped,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Email" });
    email.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.dialogActions.onSendInvite).toHaveBeenCalledOnce();
  },
};

const malformed = { ...invitation, email: "nadia@" };
/** What was typed isn’t an email address. */
export const InviteMalformed: Story = {
  args: {
    dialog: { kind: "invite", invitation: malformed, write: { state: "idle" }, isInvalid: true },
  },
};
export const InviteMalformedInteraction: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dialog: { kind: "invite", invitation: malformed, write: { state: "idle" } } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    const email = dialog.getByRole("textbox", { name: "Email" });
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.click(dialog.getByRole("button", { name: "Send Invite" }));
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("Enter an email address, such as name@example.com.");
    await expect(email).toHaveFocus();
    await expect(args.dialogActions.onSendInvite).not.toHaveBeenCalled();
  },
};

const missing = { ...invitation, email: "" };
/** Enter was pressed without an email address. */
export const InviteMissing: Story = {
  args: { dialog: { kind: "invite", invitation: missing, write: { state: "idle" }, isInvalid: true } },
};
export const InviteMissingInteraction: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dialog: { kind: "invite", invitation: missing, write: { state: "idle" } } },
  play: async ({ args, canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Email" });
    await fireEvent.keyDown(email, { key: "Enter" });
    await expect(email).toHaveAccessibleDescription("Enter an email address, such as name@example.com.");
    await expect(args.dialogActions.onSendInvite).not.toHaveBeenCalled();
  },
};

/** The button waits for the server. */
export const Inviting: Story = {
  tags: ["loading"],
  args: { dialog: { kind: "invite", invitation, write: { state: "busy" } } },
};
export const InvitingInteraction: Story = {
  ...Inviting,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    const sending = dialog.getByRole("button", { name: "Sending…" });
    await expect(sending).toHaveAttribute("aria-busy", "true");
    await expect(sending).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await expect(dialog.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.dialogActions.onClose).not.toHaveBeenCalled();
  },
};

/** The server’s reason is in the dialog, and the address stays. */
export const InviteFailed: Story = {
  tags: ["error"],
  args: {
    dialog: {
      kind: "invite",
      invitation,
      write: {
        state: "failed",
        failure: { kind: "answer", status: 409, message: "nadia@harbourstay.example is already a member" },
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByText("Failed to invite member")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("nadia@harbourstay.example");
  },
};
/** A banner confirms the invitation. */
export const Invited: Story = {
  tags: ["success"],
  args: { notice: { kind: "done", text: teamMessages.invited(invitation.email, invitation.role) } },
};
/** A banner confirms that the member was removed. */
export const MemberRemoved: Story = {
  tags: ["success"],
  args: { team: ready(members.slice(1)), notice: { kind: "done", text: teamMessages.removed } },
};
/** A banner confirms the new role. */
export const RoleUpdated: Story = {
  tags: ["success"],
  args: { notice: { kind: "done", text: teamMessages.roleUpdated } },
};
/** The question before a member is removed. */
export const ConfirmRemove: Story = {
  args: { dialog: { kind: "remove", member: guest } },
};
export const ConfirmRemoveInteraction: Story = {
  ...ConfirmRemove,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("alertdialog"));
    await expect(dialog.getByText("Are you sure you want to remove this team member?")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await expect(args.dialogActions.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The question says that you remove yourself. */
export const ConfirmRemoveSelf: Story = {
  args: { dialog: { kind: "remove", member: member({ email: user.email }) } },
};
/** The question says that you give up your own role. */
export const ConfirmDemoteSelf: Story = {
  args: { dialog: { kind: "role", member: member({ email: user.email }), role: "viewer" } },
};
/** A role waits for the server; the other rows can be used. */
export const RoleChanging: Story = {
  tags: ["loading"],
  args: { rows: { ...rows, pendingRoles: new Map([["mem_lea", "admin"]]) } },
};
/** The reason why the role couldn’t be changed, above the table. */
export const RoleFailed: Story = {
  tags: ["error"],
  args: {
    notice: {
      kind: "failed",
      title: teamMessages.roleFailed,
      failure: { kind: "answer", status: 403, message: "Only an owner may do this" },
    },
  },
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByText("Failed to update role")).getBoundingClientRect();
    await expect(canvas.getByRole("button", { name: "Dismiss" }).getBoundingClientRect().top).toBeLessThan(
      bottom,
    );
  },
};
/** No response arrived to removing a member. */
export const RemoveFailed: Story = {
  tags: ["error"],
  args: { notice: { kind: "failed", title: teamMessages.removeFailed, failure: { kind: "network" } } },
};
/** A role that the console doesn’t know, and a member without any field. */
export const UnknownRole: Story = {
  args: {
    team: ready([
      member({ role: "auditor" }),
      member({ key: "x", id: null, email: null, role: null, hasJoined: false, invitedAt: null }),
    ]),
  },
};
/** 300 members, with search. */
export const ThreeHundredMembers: Story = { args: { team: ready(manyMembers(300)) } };
/** A search matches no member, so clearing it is offered. */
export const NoMatches: Story = {
  tags: ["empty"],
  args: {
    team: ready(manyMembers(30)),
    view: { q: "no such member", sort: null, onSearch: fn(), onSort: fn() },
  },
};
export const SpecifiedInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvas }) =>
    expectRoles(canvas, {
      heading: ["Team"],
      button: ["Invite Member", "Remove"],
      columnheader: ["Email", "Role", "Status", "Invited", "Actions"],
      text: ["Active", "Invited"],
    }),
};
