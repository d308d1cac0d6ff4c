import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import {
  failed,
  loading,
  manyMembers,
  member,
  members,
  staleRefresh,
  user,
} from "@understudy/model/fixtures";
import {
  allMembers,
  type Invitation,
  type Member,
  type MemberChange,
  type MembersQuery,
  memberWarnings,
  newInvitation,
  type Refresh,
  selectMembers,
  teamMessages,
  type Write,
} from "@understudy/model";
import { teamDialogTexts } from "./team-texts";
import { type MemberRows, TeamScreen } from "./TeamScreen";
import { listState } from "../testing/list-state";
import { pageModes } from "../testing/page-modes";
import { showsRetry } from "../testing/shows-retry";

const rows: MemberRows = {
  busy: new Set(),
  invited: null,
  onChange: fn(),
};
const shown = (
  all: readonly Member[],
  { refresh, ...query }: Partial<MembersQuery> & { refresh?: Refresh } = {},
) => ({ list: listState(all, { ...allMembers, ...query }, selectMembers, refresh) });
const { list } = shown(members);

export const dialogActions = { onChange: fn(), onSend: fn(), onConfirm: fn(), onClose: fn() };
const inviting = (typed: Invitation, write: Write = { state: "idle" }) => ({
  dialog: { ...dialogActions, kind: "invite", invitation: typed, known: undefined, write } as const,
});
const asking = (change: MemberChange, all: readonly Member[] = members) => ({
  dialog: {
    ...dialogActions,
    kind: "change",
    change,
    warnings: memberWarnings(change, all, user),
  } as const,
});
const invitation = { ...newInvitation, email: "nadia@harbourstay.example" };
const invitedMember = member({
  email: invitation.email,
  role: invitation.role,
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
  excludeStories: ["dialogActions"],
  component: TeamScreen,
  args: {
    list,
    rows,
    notice: null,
    dialog: null,
    onInvite: fn(),
  },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Members with role and status; roles are changed in place. */
export const Ready: Story = { tags: ["success"] };

/** Skeletons in the shape of the rows. */
export const Loading: Story = { tags: ["loading"], args: { list: { ...list, view: loading } } };
/** The server’s reason, and Retry. */
export const LoadFailed: Story = {
  tags: ["error"],
  args: {
    list: {
      ...list,
      view: failed({ kind: "answer", status: 503, message: "Members are being migrated" }),
    },
  },
};
/** The last refresh failed: the previous members stay, with their age and Retry. */
export const Stale: Story = {
  tags: ["error"],
  args: shown(members, { refresh: staleRefresh }),
  play: showsRetry,
};
/** Before the first invitation. */
export const Empty: Story = {
  tags: ["empty"],
  args: shown([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No team members yet")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Invite Member" })).toHaveLength(1);
  },
};
/** The dialog for an invitation, before an address was typed. */
export const Invite: Story = {
  tags: ["dialog"],
  args: inviting(newInvitation),
};

/** An address was typed, so the invitation can be sent. */
export const InviteTyped: Story = {
  tags: ["dialog"],
  args: inviting(invitation),
};

/** What was typed isn’t an email address. */
export const InviteMalformed: Story = {
  tags: ["dialog", "shown-by-play"],
  args: inviting({ ...invitation, email: "nadia@" }),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Email" });
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Send Invite" }));
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveFocus();
    await expect(dialogActions.onSend).not.toHaveBeenCalled();
  },
  parameters: { shows: [teamDialogTexts.invitation.invalid] },
};

/** Enter was pressed without an email address. */
export const InviteMissing: Story = {
  tags: ["dialog", "shown-by-play"],
  args: inviting({ ...invitation, email: "" }),
  play: async ({ canvas }) => {
    await fireEvent.keyDown(await canvas.findByRole("textbox", { name: "Email" }), { key: "Enter" });
    await expect(dialogActions.onSend).not.toHaveBeenCalled();
  },
  parameters: { shows: [teamDialogTexts.invitation.invalid] },
};

/** The button waits for the server. */
export const Inviting: Story = {
  tags: ["loading", "dialog"],
  args: inviting(invitation, { state: "busy" }),
};

/** The server’s reason is in the dialog, and the address stays. */
export const InviteFailed: Story = {
  tags: ["error", "dialog"],
  args: inviting(invitation, {
    state: "failed",
    failure: { kind: "answer", status: 409, message: "nadia@harbourstay.example is already a member" },
  }),
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByText("Failed to invite member")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("nadia@harbourstay.example");
  },
};
/** The server refuses the address, and says so at its field. */
export const InviteRefused: Story = {
  tags: ["error", "dialog"],
  args: inviting(invitation, {
    state: "failed",
    failure: {
      kind: "answer",
      status: 422,
      message: "Invalid body",
      fields: { email: "is on the block list" },
    },
  }),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription(/^Email is on the block list\./);
    await expect(email).toBeInvalid();
  },
};
/** A banner confirms the invitation. */
export const Invited: Story = {
  tags: ["success"],
  args: {
    ...shown([...members, invitedMember]),
    rows: { ...rows, invited: invitedMember.key },
    notice: { kind: "done", text: teamMessages.invited(invitation.email, invitation.role) },
  },
};
/** A banner confirms that the member was removed. */
export const MemberRemoved: Story = {
  tags: ["success"],
  args: { ...shown(members.slice(1)), notice: { kind: "done", text: teamMessages.remove.done } },
};
/** A banner confirms the new role. */
export const RoleUpdated: Story = {
  tags: ["success"],
  args: { notice: { kind: "done", text: teamMessages.role.done } },
};
/** The question before a member is removed. */
export const ConfirmRemove: Story = {
  tags: ["dialog"],
  args: asking({ kind: "remove", member: guest }),
};

/** The question says that you remove yourself. */
export const ConfirmRemoveSelf: Story = {
  tags: ["dialog"],
  args: asking({ kind: "remove", member: member({ email: user.email }) }),
};
/** The question says that you give up your own role. */
export const ConfirmDemoteSelf: Story = {
  tags: ["dialog"],
  args: asking({ kind: "role", member: member({ email: user.email }), role: "viewer" }),
};
const owner = member({ key: "mem_owner", id: "mem_owner", email: "sole@harbourstay.example", role: "owner" });

/** The question before a member becomes an owner. */
export const ConfirmOwner: Story = {
  tags: ["dialog"],
  args: asking({ kind: "role", member: guest, role: "owner" }),
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole("alertdialog", { name: "Change role to Owner?" }));
    await expect(question.getByText("An owner has complete control of this site.")).toBeVisible();
  },
};
/** The question says that no owner will be left. */
export const ConfirmRemoveLastOwner: Story = {
  tags: ["dialog"],
  args: { ...shown([owner, guest]), ...asking({ kind: "remove", member: owner }, [owner, guest]) },
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
  args: { rows: { ...rows, busy: new Set(["mem_lea"]) } },
  play: async ({ canvas }) => {
    const busy = canvas.getAllByRole("row").filter((row) => row.getAttribute("aria-busy") === "true");
    await expect(busy).toHaveLength(1);
  },
};
/** A role waits for the server; the other rows can be used. */
export const RoleChanging: Story = {
  tags: ["loading"],
  args: {
    ...shown(members.map((each) => (each.key === "mem_lea" ? { ...each, role: "admin" } : each))),
    rows: { ...rows, busy: new Set(["mem_lea"]) },
  },
};
/** The reason why the role couldn’t be changed, which stays in view until it is dismissed. */
export const RoleFailed: Story = {
  tags: ["error"],
  args: {
    notice: {
      kind: "failed",
      title: teamMessages.role.failed,
      failure: { kind: "answer", status: 403, message: "Only an owner may do this" },
      onDismiss: fn(),
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
  args: {
    notice: {
      kind: "failed",
      title: teamMessages.remove.failed,
      failure: { kind: "network" },
      onDismiss: fn(),
    },
  },
};

/** A role that the console doesn’t know, and a member without any field. */
export const UnknownRole: Story = {
  args: shown([
    member({ role: "auditor" }),
    member({ key: "x", id: null, email: null, role: null, hasJoined: false, invitedAt: null }),
  ]),
};
/** 300 members, with search. */
export const ThreeHundredMembers: Story = { args: shown(manyMembers(300)) };
/** A search matches no member, so clearing it is offered. */
export const NoMatches: Story = {
  tags: ["empty"],
  args: shown(manyMembers(30), { q: "no such member" }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Clear filters" })).toBeVisible();
  },
};
