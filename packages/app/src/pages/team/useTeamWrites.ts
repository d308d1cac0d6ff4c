import type { Invitation, TeamDialog, TeamNotice } from "@understudy/screens";
import type { Failure, Member, Role, User } from "@understudy/screens/model";
import { memberWarnings, teamMessages, timings } from "@understudy/screens/model";
import { useCallback, useMemo, useState } from "react";
import { toFailure } from "../../api/errors";
import { usePageMutation } from "../../api/page-mutation";
import { teamApi } from "../../api/team";
import { useTemporaryState } from "../../lib/hooks";

/** The result of the last change: a success disappears after 3 s, a failure stays until the next change. */
export function useTeamNotice() {
  const { shown, show, clear } = useTemporaryState<string>(timings.banner);
  const [failed, setFailed] = useState<TeamNotice>({ kind: "none" });

  const succeed = useCallback(
    (text: string) => {
      setFailed({ kind: "none" });
      show(text);
    },
    [show],
  );
  const fail = useCallback(
    (title: string, failure: Failure) => {
      clear();
      setFailed({ kind: "failed", title, failure });
    },
    [clear],
  );

  const notice: TeamNotice = shown === null ? failed : { kind: "done", text: shown };
  return { notice, succeed, fail, onDismissNotice: () => setFailed({ kind: "none" }) };
}

type Outcome = Pick<ReturnType<typeof useTeamNotice>, "succeed" | "fail">;

type InvitationDialog = Extract<TeamDialog, { kind: "none" | "invite" }>;

const none = { kind: "none" } as const;
const newInvitation: Invitation = { email: "", role: "member" };

/** Whether the dialog waits for the result of this invitation. */
const isSending = (
  dialog: InvitationDialog,
  { email, role }: Invitation,
): dialog is Extract<InvitationDialog, { kind: "invite" }> =>
  dialog.kind === "invite" &&
  dialog.write.state === "busy" &&
  dialog.invitation.email.trim() === email &&
  dialog.invitation.role === role;

/** Sends invitations. A failure is shown in the dialog, or on the page if the dialog isn't open for it. */
export function useInvitation({ succeed, fail }: Outcome) {
  const [dialog, setDialog] = useState<InvitationDialog>(none);

  const { send } = usePageMutation(teamApi.endpoints.invite, ({ arg, error }) => {
    if (error === undefined) {
      if (isSending(dialog, arg)) setDialog(none);
      succeed(teamMessages.invited(arg.email, arg.role));
    } else if (isSending(dialog, arg)) {
      setDialog({ ...dialog, write: { state: "failed", failure: toFailure(error) } });
    } else fail(teamMessages.inviteFailed, toFailure(error));
  });

  const onSendInvite = () => {
    if (dialog.kind !== "invite" || dialog.write.state === "busy") return;
    setDialog({ ...dialog, write: { state: "busy" } });
    const { email, role } = dialog.invitation;
    void send({ email: email.trim(), role });
  };

  return {
    dialog,
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
export function useMemberChanges(
  members: readonly Member[],
  user: Pick<User, "email">,
  { succeed, fail }: Outcome,
) {
  const { pending: roles, send: sendRole } = usePageMutation(changeRole, ({ error }) => {
    if (error === undefined) succeed(teamMessages.roleUpdated);
    else fail(teamMessages.roleFailed, toFailure(error));
  });
  const { pending: removed, send: sendRemoval } = usePageMutation(removeMember, ({ error }) => {
    if (error === undefined) succeed(teamMessages.removed);
    else fail(teamMessages.removeFailed, toFailure(error));
  });
  const [dialog, setDialog] = useState<Extract<TeamDialog, { kind: "none" | "remove" | "role" }>>(none);

  const onRole = useCallback(
    (member: Member, role: Role) => {
      if (memberWarnings(member, members, user, { kind: "role", role }).length > 0)
        setDialog({ kind: "role", member, role });
      else void sendRole({ member, role });
    },
    [members, user, sendRole],
  );
  const onRemove = useCallback((member: Member) => setDialog({ kind: "remove", member }), []);
  const rows = useMemo(
    () => ({
      pendingRoles: new Map(roles.map(({ member, role }) => [member.key, role])),
      busy: new Set([...removed, ...roles.map(({ member }) => member)].map(({ key }) => key)),
      onRole,
      onRemove,
    }),
    [roles, removed, onRole, onRemove],
  );

  const onConfirm = () => {
    setDialog(none);
    if (dialog.kind === "remove") void sendRemoval(dialog.member);
    if (dialog.kind === "role") void sendRole({ member: dialog.member, role: dialog.role });
  };

  return { rows, dialog, close: () => setDialog(none), actions: { onConfirm } };
}
