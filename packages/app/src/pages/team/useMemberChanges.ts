import { type TeamDialog } from "@understudy/screens";
import {
  inlineErrors,
  memberWarnings,
  successTexts,
  type Member,
  type Role,
  type User,
} from "@understudy/screens/model";
import { useCallback, useMemo, useState } from "react";
import { asFailure } from "../../api/failure";
import { useChangeRoleMutation, useRemoveMemberMutation } from "../../api/team";
import { useRowWrites, type Send } from "../../writes/useRowWrites";
import type { useTeamNotice } from "./useTeamNotice";

type ChangeDialog = Extract<TeamDialog, { kind: "none" | "remove" | "role" }>;
type Outcome = Pick<ReturnType<typeof useTeamNotice>, "succeed" | "fail">;

const none: ChangeDialog = { kind: "none" };

/** One request per click, each row for itself, and a word about how it went. */
function useMemberWrites({ succeed, fail }: Outcome) {
  const [removeMember] = useRemoveMemberMutation();
  const [changeRole] = useChangeRoleMutation();
  /** Each with the role that was chosen, if that is what it is about. */
  const { underWay, write } = useRowWrites<Role | null>();

  const send = useCallback(
    ({ key }: Member, role: Role | null, call: Send, words: { title: string; done: string }) =>
      void write(key, role, call, (error) =>
        error === undefined ? succeed(words.done) : fail(words.title, asFailure(error)),
      ),
    [write, succeed, fail],
  );
  const setRole = useCallback(
    (member: Member, role: Role) =>
      send(member, role, () => changeRole({ id: member.id ?? "", role }), {
        title: inlineErrors.changeRole,
        done: successTexts.roleUpdated,
      }),
    [send, changeRole],
  );
  const remove = useCallback(
    (member: Member) =>
      send(member, null, () => removeMember(member.id ?? ""), {
        title: inlineErrors.removeMember,
        done: successTexts.memberRemoved,
      }),
    [send, removeMember],
  );
  return { underWay, setRole, remove };
}

/** Removes members and changes their roles; asks first where somebody may regret it. */
export function useMemberChanges(members: readonly Member[], user: Pick<User, "email">, outcome: Outcome) {
  const { underWay, setRole, remove } = useMemberWrites(outcome);
  const [dialog, setDialog] = useState(none);

  const onRole = useCallback(
    (member: Member, role: Role) => {
      if (memberWarnings(member, members, user, { kind: "role", role }).length > 0)
        setDialog({ kind: "role", member, role });
      else setRole(member, role);
    },
    [members, user, setRole],
  );
  const onRemove = useCallback((member: Member) => setDialog({ kind: "remove", member }), []);
  const rows = useMemo(
    () => ({
      pendingRoles: new Map(
        [...underWay].flatMap(([key, role]) => (role === null ? [] : [[key, role] as const])),
      ),
      busy: new Set(underWay.keys()),
      onRole,
      onRemove,
    }),
    [underWay, onRole, onRemove],
  );

  const onConfirm = () => {
    setDialog(none);
    if (dialog.kind === "remove") remove(dialog.member);
    if (dialog.kind === "role") setRole(dialog.member, dialog.role);
  };

  return { rows, dialog, close: () => setDialog(none), actions: { onConfirm } };
}
