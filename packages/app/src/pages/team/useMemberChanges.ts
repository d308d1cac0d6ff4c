import { type TeamDialog } from "@understudy/screens";
import {
  memberWarnings,
  parseRole,
  paths,
  type Member,
  type Role,
  type User,
  teamMessages,
} from "@understudy/screens/model";
import { useCallback, useMemo, useState } from "react";
import { toFailure } from "../../api/errors";
import { runMutation } from "../../api/mutations";
import { teamApi } from "../../api/team";
import { useWrites } from "../../writes/useWrites";
import type { useTeamNotice } from "./useTeamNotice";

type ChangeDialog = Extract<TeamDialog, { kind: "none" | "remove" | "role" }>;
type Outcome = Pick<ReturnType<typeof useTeamNotice>, "succeed" | "fail">;

const { changeRole, removeMember } = teamApi.endpoints;
const untilRefetched = { changes: ["members"], waitsForRefetch: true } as const;

const none: ChangeDialog = { kind: "none" };

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
  const [dialog, setDialog] = useState(none);

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
