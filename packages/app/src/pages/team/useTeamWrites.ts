import type { Invitation, TeamDialog, TeamNotice } from "@understudy/screens";
import type { Failure, Member, Role, User } from "@understudy/screens/model";
import { memberWarnings, parseRole, paths, teamMessages, timings } from "@understudy/screens/model";
import { useCallback, useMemo, useState } from "react";
import { toFailure } from "../../api/errors";
import { runMutation } from "../../api/mutations";
import { teamApi } from "../../api/team";
import { useTemporaryState } from "../../lib/hooks";
import { useWrites } from "../../writes/useWrites";

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
  return { notice, succeed, fail };
}

type Outcome = Pick<ReturnType<typeof useTeamNotice>, "succeed" | "fail">;

const none = { kind: "none" } as const;
const newInvitation: Invitation = { email: "", role: "member" };

/** Sends invitations. A failure is shown in the dialog, or on the page if the dialog was closed meanwhile. */
export function useInvitation({ succeed, fail }: Outcome) {
  const [dialog, setDialog] = useState<Extract<TeamDialog, { kind: "none" | "invite" }>>(none);
  const isSending = dialog.kind === "invite" && dialog.write.state === "busy";

  const { enqueue } = useWrites("team/invitation", ({ value, result }) => {
    if (result.error === undefined) {
      if (isSending) setDialog(none);
      succeed(String(value));
    } else if (isSending) {
      setDialog({ ...dialog, write: { state: "failed", failure: toFailure(result.error) } });
    } else fail(teamMessages.inviteFailed, toFailure(result.error));
  });

  const onSendInvite = () => {
    if (dialog.kind !== "invite" || isSending) return;
    const invitation = { ...dialog.invitation, email: dialog.invitation.email.trim() };
    setDialog({ ...dialog, write: { state: "busy" } });
    void enqueue({
      resource: "invitation",
      target: invitation.email,
      value: teamMessages.invited(invitation.email, invitation.role),
      send: runMutation(teamApi.endpoints.invite.initiate(invitation), { changes: ["members"] }),
      notice: { page: paths.team, title: teamMessages.inviteFailed, subject: invitation.email },
    });
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
const untilRefetched = { changes: ["members"], waitsForRefetch: true } as const;

/** Writes on members; the value of a pending role change is the role. */
function useMemberWrites({ succeed, fail }: Outcome) {
  const { pending, enqueue } = useWrites("team/members", ({ value, result }) => {
    const isRole = value !== undefined;
    if (result.error === undefined) succeed(isRole ? teamMessages.roleUpdated : teamMessages.removed);
    else fail(isRole ? teamMessages.roleFailed : teamMessages.removeFailed, toFailure(result.error));
  });

  const write = useCallback(
    ({ id, key, email }: Member, role: Role | undefined) => {
      const memberId = id ?? "";
      void enqueue({
        resource: `member/${memberId}`,
        target: key,
        value: role,
        send: runMutation(
          role === undefined ? removeMember.initiate(memberId) : changeRole.initiate({ id: memberId, role }),
          untilRefetched,
        ),
        notice: {
          page: paths.team,
          title: role === undefined ? teamMessages.removeFailed : teamMessages.roleFailed,
          subject: email ?? memberId,
        },
      });
    },
    [enqueue],
  );
  return { pending, write };
}

/** Removes members and changes their roles; asks first before a change that the user may regret. */
export function useMemberChanges(members: readonly Member[], user: Pick<User, "email">, outcome: Outcome) {
  const { pending, write } = useMemberWrites(outcome);
  const [dialog, setDialog] = useState<Extract<TeamDialog, { kind: "none" | "remove" | "role" }>>(none);

  const onRole = useCallback(
    (member: Member, role: Role) => {
      if (memberWarnings(member, members, user, { kind: "role", role }).length > 0)
        setDialog({ kind: "role", member, role });
      else write(member, role);
    },
    [members, user, write],
  );
  const onRemove = useCallback((member: Member) => setDialog({ kind: "remove", member }), []);
  const rows = useMemo(
    () => ({
      pendingRoles: new Map(
        pending.flatMap(({ target, value }) => {
          const role = typeof value === "string" ? parseRole(value) : null;
          return role === null ? [] : [[target, role] as const];
        }),
      ),
      busy: new Set(pending.map(({ target }) => target)),
      onRole,
      onRemove,
    }),
    [pending, onRole, onRemove],
  );

  const onConfirm = () => {
    setDialog(none);
    if (dialog.kind === "remove") write(dialog.member, undefined);
    if (dialog.kind === "role") write(dialog.member, dialog.role);
  };

  return { rows, dialog, close: () => setDialog(none), actions: { onConfirm } };
}
