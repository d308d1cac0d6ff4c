import { isSame, toFailure } from "@understudy/api";
import { type Invitation, type TeamDialog, type TeamNotice, TeamScreen } from "@understudy/screens";
import {
  expectedMembers,
  type Member,
  type MemberColumn,
  memberWarnings,
  type Remote,
  type Role,
  type Sort,
  teamMessages,
  type User,
} from "@understudy/model";
import { timings } from "../../lib/timings";
import { useCallback, useMemo, useState } from "react";
import { usePageMutation } from "../../api/mutations";
import { useFreshRemote } from "../../api/remote";
import { teamApi, useMembersQuery } from "../../api/team";
import { useHighlight, useTemporaryState } from "../../lib/hooks";
import { useUser } from "../../session/session";

const noMembers: readonly Member[] = [];

export function TeamPage() {
  const user = useUser();
  const query = useMembersQuery();
  const team = useFreshRemote(query);
  const [q, setQ] = useState("");
  const [sort, setSort] = useState<Sort<MemberColumn> | null>(null);
  const { notice, ...notices } = useTeamNotice();
  const invitation = useInvitation(notices);
  const changes = useMemberChanges(team.state === "ready" ? team.data : noMembers, user, notices);
  const { dialog, close } = invitation.dialog.kind === "none" ? changes : invitation;
  return (
    <TeamScreen
      team={team}
      onRetry={query.refetch}
      user={user}
      view={{ q, sort, onSearch: setQ, onSort: setSort }}
      rows={changes.rows}
      invitedRow={useInvitedRow(team, invitation.invited)}
      notice={notice}
      onDismissNotice={notices.dismiss}
      onInvite={invitation.begin}
      dialog={dialog}
      dialogActions={{ ...invitation.actions, ...changes.actions, onClose: close }}
    />
  );
}

/** The row of a new member, once it is in the list that was loaded again. */
function useInvitedRow(team: Remote<readonly Member[]>, email: string | null) {
  const invited =
    team.state === "ready" && email !== null && team.data.findLast((each) => each.email === email);
  return useHighlight(invited ? invited.key : null);
}

interface Notices {
  /** Before a change is sent, too. */
  dismiss: () => void;
  onEnd: (error: unknown, texts: { done: string; failed: string }) => void;
}

const none = { kind: "none" } as const;

/** The result of the last change: a success disappears after 3 s, a failure stays until the next change. */
function useTeamNotice() {
  const [failure, setFailure] = useState<TeamNotice>(none);
  const { value: done, show, clear } = useTemporaryState<TeamNotice>(timings.banner);

  const onEnd: Notices["onEnd"] = (error, texts) => {
    if (error === undefined) return show({ kind: "done", text: texts.done });
    clear();
    setFailure({ kind: "failed", title: texts.failed, failure: toFailure(error) });
  };
  const dismiss = useCallback(() => {
    clear();
    setFailure(none);
  }, [clear]);
  // The success of another change doesn't hide the failure for long.
  return { notice: done ?? failure, onEnd, dismiss };
}

const newInvitation: Invitation = { email: "", role: "member" };

type InvitationDialog = Extract<TeamDialog, { kind: "none" | "invite" }>;

const trimmed = ({ email, role }: Invitation) => ({ email: email.trim(), role });

/** Sends invitations. A failure is shown in the dialog, or on the page if the dialog isn't open for it. */
function useInvitation({ dismiss, onEnd }: Notices) {
  const [dialog, setDialog] = useState<InvitationDialog>(none);
  const [invited, setInvited] = useState<string | null>(null);

  const { send } = usePageMutation(teamApi.endpoints.invite, ({ arg, error }) => {
    const isWaiting = dialog.kind === "invite" && dialog.write.state === "busy";
    if (isWaiting && isSame(trimmed(dialog.invitation), arg)) {
      if (error !== undefined)
        return setDialog({ ...dialog, write: { state: "failed", failure: toFailure(error) } });
      setDialog(none);
    }
    if (error === undefined) setInvited(arg.email);
    onEnd(error, { done: teamMessages.invited(arg.email, arg.role), failed: teamMessages.inviteFailed });
  });

  const onSendInvite = () => {
    if (dialog.kind !== "invite" || dialog.write.state === "busy") return;
    setDialog({ ...dialog, write: { state: "busy" } });
    dismiss();
    void send(trimmed(dialog.invitation));
  };

  return {
    dialog,
    invited,
    begin: () => setDialog({ kind: "invite", invitation: newInvitation, write: { state: "idle" } }),
    close: () => setDialog(none),
    actions: {
      onInvitationChange: (invitation: Invitation) =>
        setDialog((now) => (now.kind === "invite" ? { ...now, invitation } : now)),
      onSendInvite,
    },
  };
}

const { changeRole, removeMember } = teamApi.endpoints;

/** Removes members and changes their roles; asks first before a change that the user may regret. */
function useMemberChanges(
  members: readonly Member[],
  user: Pick<User, "email">,
  { dismiss, onEnd }: Notices,
) {
  const { pending: roles, send: sendRole } = usePageMutation(changeRole, ({ error }) =>
    onEnd(error, { done: teamMessages.roleUpdated, failed: teamMessages.roleFailed }),
  );
  const { pending: removed, send: sendRemoval } = usePageMutation(removeMember, ({ error }) =>
    onEnd(error, { done: teamMessages.removed, failed: teamMessages.removeFailed }),
  );
  const [dialog, setDialog] = useState<Extract<TeamDialog, { kind: "none" | "remove" | "role" }>>(none);

  const rows = useMemo(
    () => ({
      pendingRoles: new Map(roles.map(({ member, role }) => [member.key, role])),
      removing: new Set(removed.map(({ key }) => key)),
    }),
    [roles, removed],
  );
  const onRole = useCallback(
    (member: Member, role: Role) => {
      const expected = expectedMembers(members, rows.pendingRoles, rows.removing);
      if (memberWarnings(member, expected, user, { kind: "role", role }).length > 0)
        return setDialog({ kind: "role", member, role });
      dismiss();
      void sendRole({ member, role });
    },
    [members, rows, user, sendRole, dismiss],
  );
  const onRemove = useCallback((member: Member) => setDialog({ kind: "remove", member }), []);

  const onConfirm = () => {
    setDialog(none);
    dismiss();
    if (dialog.kind === "remove") void sendRemoval(dialog.member);
    if (dialog.kind === "role") void sendRole({ member: dialog.member, role: dialog.role });
  };

  return {
    rows: { ...rows, onRole, onRemove },
    dialog,
    close: () => setDialog(none),
    actions: { onConfirm },
  };
}
