import { inlineErrors, memberWarnings, successTexts, timings, type Failure, type Invitation, type Member, type Role, type TeamDialog, type TeamNotice } from "@understudy/screens";
import { useRef, useState } from "react";
import { asFailure } from "../../api/failure";
import { useChangeRoleMutation, useInviteMutation, useRemoveMemberMutation } from "../../api/team";
import { useAccount } from "../../console/account";
import { useBriefly } from "../../platform/useBriefly";

const newInvitation: Invitation = { email: "", role: "member" };

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([each]) => each !== key));
}

/** Inviting, removing and changing roles: one request per intent, and a word about how it went. */
export function useTeamChanges(members: readonly Member[]) {
  const { user } = useAccount();
  const [invite] = useInviteMutation();
  const [removeMember] = useRemoveMemberMutation();
  const [changeRole] = useChangeRoleMutation();
  const [dialog, setDialog] = useState<TeamDialog>({ kind: "none" });
  const [failed, setFailed] = useState<TeamNotice>({ kind: "none" });
  const done = useBriefly<string>(timings.banner);
  /** Rows under way, with the role that was chosen for them, if that is what it is about. */
  const [pending, setPending] = useState<ReadonlyMap<string, Role | null>>(new Map());
  const underway = useRef(new Set<string>());

  const succeed = (text: string) => {
    setFailed({ kind: "none" });
    done.show(text);
  };
  const fail = (title: string, failure: Failure) => {
    done.clear();
    setFailed({ kind: "failed", title, failure });
  };

  /** One at a time per row: what is clicked meanwhile does nothing. */
  async function forRow({ key }: Member, role: Role | null, write: () => Promise<{ error?: unknown }>, words: { title: string; done: string }) {
    if (underway.current.has(key)) return;
    underway.current.add(key);
    setPending((before) => new Map(before).set(key, role));
    const { error } = await write();
    underway.current.delete(key);
    setPending((before) => without(before, key));
    if (error === undefined) succeed(words.done);
    else fail(words.title, asFailure(error));
  }

  const setRole = (member: Member, role: Role) =>
    void forRow(member, role, () => changeRole({ id: member.id ?? "", role }), { title: inlineErrors.changeRole, done: successTexts.roleUpdated });
  const remove = (member: Member) =>
    void forRow(member, null, () => removeMember(member.id ?? ""), { title: inlineErrors.removeMember, done: successTexts.memberRemoved });

  const onRole = (member: Member, role: Role) => {
    if (memberWarnings(member, members, user, { kind: "role", role }).length > 0) setDialog({ kind: "role", member, role });
    else setRole(member, role);
  };

  const onConfirm = () => {
    setDialog({ kind: "none" });
    if (dialog.kind === "remove") remove(dialog.member);
    if (dialog.kind === "role") setRole(dialog.member, dialog.role);
  };

  const onSendInvite = async () => {
    if (dialog.kind !== "invite" || underway.current.has("invite")) return;
    const invitation = { ...dialog.invitation, email: dialog.invitation.email.trim() };
    underway.current.add("invite");
    setDialog({ ...dialog, write: { state: "busy" } });
    const { error } = await invite(invitation);
    underway.current.delete("invite");
    if (error === undefined) {
      setDialog({ kind: "none" });
      succeed(successTexts.invited(invitation.email, invitation.role));
    } else {
      setDialog((now) => (now.kind === "invite" ? { ...now, write: { state: "failed", failure: asFailure(error) } } : now));
    }
  };

  return {
    rows: {
      pendingRoles: new Map([...pending].flatMap(([key, role]) => (role === null ? [] : [[key, role] as const]))),
      busy: new Set(pending.keys()),
      onRole,
      onRemove: (member: Member) => setDialog({ kind: "remove", member }),
    },
    notice: done.shown === null ? failed : ({ kind: "done", text: done.shown } as const),
    dialog,
    dialogActions: {
      onInvitationChange: (invitation: Invitation) => setDialog((now) => (now.kind === "invite" ? { ...now, invitation } : now)),
      onSendInvite: () => void onSendInvite(),
      onConfirm,
      onClose: () => setDialog({ kind: "none" }),
    },
    onInvite: () => setDialog({ kind: "invite", invitation: newInvitation, write: { state: "idle" } }),
  };
}
