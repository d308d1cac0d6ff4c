import type { ChangeDialogProps } from "@understudy/screens";
import {
  expectedMembers,
  type Member,
  memberWarnings,
  type Role,
  teamMessages,
  type User,
} from "@understudy/model";
import { useCallback, useMemo, useState } from "react";
import { usePageMutation } from "../../api/mutations";
import { teamApi } from "../../api/team";
import type { Notices } from "./useTeamNotice";

const { changeRole, removeMember } = teamApi.endpoints;

type Question = Pick<ChangeDialogProps, "member" | "change">;

/** Removes members and changes their roles; asks first before a change that the user may regret. */
export function useMemberChanges(
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
  const [question, setQuestion] = useState<Question | null>(null);

  const { busy, pendingRoles, expected } = useMemo(() => {
    const changed = new Map(roles.map(({ member, role }) => [member.key, role]));
    const removing = new Set(removed.map(({ key }) => key));
    return {
      busy: new Set([...removing, ...changed.keys()]),
      pendingRoles: changed,
      expected: expectedMembers(members, changed, removing),
    };
  }, [members, roles, removed]);

  const send = useCallback(
    ({ member, change }: Question) => {
      dismiss();
      void (change.kind === "remove" ? sendRemoval(member) : sendRole({ member, role: change.role }));
    },
    [dismiss, sendRemoval, sendRole],
  );
  const onRole = useCallback(
    (member: Member, role: Role) => {
      const change = { kind: "role", role } as const;
      const isRisky = memberWarnings(member, expected, user, change).length > 0;
      if (isRisky) setQuestion({ member, change });
      else send({ member, change });
    },
    [expected, user, send],
  );
  const onRemove = useCallback((member: Member) => setQuestion({ member, change: { kind: "remove" } }), []);

  const dialog: ChangeDialogProps | null = question && {
    kind: "change",
    ...question,
    warnings: memberWarnings(question.member, expected, user, question.change),
    onConfirm() {
      setQuestion(null);
      send(question);
    },
    onClose: () => setQuestion(null),
  };
  return { expected, rows: { busy, pendingRoles, onRole, onRemove }, question: dialog };
}
