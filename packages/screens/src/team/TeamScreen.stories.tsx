import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { manyMembers, member, members, ready, staleRefresh, user } from "@understudy/model/fixtures";
import { type Role, teamMessages } from "@understudy/model";
import { teamDialogTexts } from "./team-texts";
import { TeamScreen } from "./TeamScreen";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";

const rows = {
  pendingRoles: new Map<string, Role>(),
  removing: new Set<string>(),
  onRole: fn(),
  onRemove: fn(),
};
const invitation = { email: "nadia@harbourstay.example", role: "member" } as const;
const invitedMember = member({
  ...invitation,
  id: "mem_nadia",
  hasJoined: false,
  invitedAt: "2026-03-04T14:30:00Z",
});
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
    invitedRow: null,
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
/** The last refresh failed: the previous members stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: { team: ready(members, staleRefresh) },
  play: showsRetry,
};
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
  tags: ["dialog"],
  args: { dialog: { kind: "invite", invitation: { email: "", role: "member" }, write: { state: "idle" } } },
};

/** An address was typed, so the invitation can be sent. */
export const InviteTyped: Story = {
  tags: ["dialog"],
  args: { dialog: { kind: "invite", invitation, write: { state: "idle" } } },
};

/** What was typed isn’t an email address. */
export const InviteMalformed: Story = {
  tags: ["dialog", "shown-by-play"],
  args: {
    dialog: { kind: "invite", invitation: { ...invitation, email: "nadia@" }, write: { state: "idle" } },
  },
  play: async ({ args, canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Email" });
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invite" }));
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveFocus();
    await expect(args.dialogActions.onSendInvite).not.toHaveBeenCalled();
  },
  parameters: { shows: [teamDialogTexts.invalidEmail] },
};

/** Enter was pressed without an email address. */
export const InviteMissing: Story = {
  tags: ["dialog", "shown-by-play"],
  args: { dialog: { kind: "invite", invitation: { ...invitation, email: "" }, write: { state: "idle" } } },
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(await canvas.findByRole("textbox", { name: "Email" }), { key: "Enter" });
    await expect(args.dialogActions.onSendInvite).not.toHaveBeenCalled();
  },
  parameters: { shows: [teamDialogTexts.invalidEmail] },
};

/** The button waits for the server. */
export const Inviting: Story = {
  tags: ["loading", "dialog"],
  args: { dialog: { kind: "invite", invitation, write: { state: "busy" } } },
};

/** The server’s reason is in the dialog, and the address stays. */
export const InviteFailed: Story = {
  tags: ["error", "dialog"],
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
  args: {
    team: ready([...members, invitedMember]),
    invitedRow: invitedMember.key,
    notice: { kind: "done", text: teamMessages.invited(invitation.email, invitation.role) },
  },
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
  tags: ["dialog"],
  args: { dialog: { kind: "remove", member: guest } },
};

/** The question says that you remove yourself. */
export const ConfirmRemoveSelf: Story = {
  tags: ["dialog"],
  args: { dialog: { kind: "remove", member: member({ email: user.email }) } },
};
/** The question says that you give up your own role. */
export const ConfirmDemoteSelf: Story = {
  tags: ["dialog"],
  args: { dialog: { kind: "role", member: member({ email: user.email }), role: "viewer" } },
};
const owner = member({ key: "mem_owner", id: "mem_owner", email: "sole@harbourstay.example", role: "owner" });

/** The question before a member becomes an owner. */
export const ConfirmOwner: Story = {
  tags: ["dialog"],
  args: { dialog: { kind: "role", member: guest, role: "owner" } },
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog", { name: "Change role to Owner?" }));
    await expect(question.getByText("An owner has complete control of this site.")).toBeVisible();
  },
};
/** The question says that no owner will be left. */
export const ConfirmRemoveLastOwner: Story = {
  tags: ["dialog"],
  args: { team: ready([owner, guest]), dialog: { kind: "remove", member: owner } },
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog"));
    await expect(
      question.getByText("This is the last owner. No one will have complete control."),
    ).toBeVisible();
  },
};
/** A row waits until its member is removed; the other rows can be used. */
export const Removing: Story = {
  tags: ["loading"],
  args: { rows: { ...rows, removing: new Set(["mem_lea"]) } },
  play: async ({ canvas }) => {
    const busy = canvas.getAllByRole("row").filter((row) => row.getAttribute("aria-busy") === "true");
    await expect(busy).toHaveLength(1);
  },
};
/** A role waits for the server; the other rows can be used. */
export const RoleChanging: Story = {
  tags: ["loading"],
  args: { rows: { ...rows, pendingRoles: new Map([["mem_lea", "admin"]]) } },
};
/** The reason why the role couldn’t be changed, which stays in view until it is dismissed. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Clear filters" })).toBeVisible();
  },
};
