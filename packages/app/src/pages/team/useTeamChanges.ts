import { inlineErrors, memberWarnings, successTexts, timings, type Failure, type Invitation, type Member, type Role, type TeamDialog, type TeamNotice } from "@understudy/screens";
import { useRef, useState } from "react";
import { asFailure } from "../../api/failure";
import { useChangeRoleMutation, useInviteMutation, useRemoveMemberMutation } from "../../api/team";
import { useAccount } from "../../console/account";
import { useBriefly } from "../../platform/useBriefly";
import { useRowWrites, type Send } from "../../writes/useRowWrites";

const newInvitation: Invitation = { email: "", role: "member" };

/** Only the dialog that is sending learns what became of it. */
const afterSending = (dialog: TeamDialog, next: (sending: Extract<TeamDialog, { kind: "invite" }>) => TeamDialog): TeamDialog =>
  dialog.kind === "invite" && dialog.write.state === "busy" ? next(dialog) : dialog;

/** Inviting, removing and changing roles: one request per intent, and a word about how it went. */
export function useTeamChanges(members: readonly Member[]) {
  const { user } = useAccount();
  const [invite] = useInviteMutation();
  const [removeMember] = useRemoveMemberMutation();
  const [changeRole] = useChangeRoleMutation();
  const [dialog, setDialog] = useState<TeamDialog>({ kind: "none" });
  const [failed, setFailed] = useState<TeamNotice>({ kind: "none" });
  const done = useBriefly<string>(timings.banner);
  /** Each with the role that was chosen, if that is what it is about. */
  const { underWay, write } = useRowWrites<Role | null>();
  // A second Enter may come before the dialog is drawn as sending.
  const isSending = useRef(false);

  const succeed = (text: string) => {
    setFailed({ kind: "none" });
    done.show(text);
  };
  const fail = (title: string, failure: Failure) => {
    done.clear();
    setFailed({ kind: "failed", title, failure });
  };

  const forRow = ({ key }: Member, role: Role | null, send: Send, words: { title: string; done: string }) =>
    void write(key, role, send, (error) => (error === undefined ? succeed(words.done) : fail(words.title, asFailure(error))));

  const setRole = (member: Member, role: Role) =>
    forRow(member, role, () => changeRole({ id: member.id ?? "", role }), { title: inlineErrors.changeRole, done: successTexts.roleUpdated });
  const remove = (member: Member) =>
    forRow(member, null, () => removeMember(member.id ?? ""), { title: inlineErrors.removeMember, done: successTexts.memberRemoved });

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
    if (dialog.kind !== "invite" || isSending.current) return;
    const invitation = { ...dialog.invitation, email: dialog.invitation.email.trim() };
    isSending.current = true;
    setDialog({ ...dialog, write: { state: "busy" } });
    const { error } = await invite(invitation);
    isSending.current = false;
    if (error === undefined) {
      setDialog((now) => afterSending(now, () => ({ kind: "none" })));
      succeed(successTexts.invited(invitation.email, invitation.role));
    } else {
      setDialog((now) => afterSending(now, (sending) => ({ ...sending, write: { state: "failed", failure: asFailure(error) } })));
    }
  };

  return {
    rows: {
      pendingRoles: new Map([...underWay].flatMap(([key, role]) => (role === null ? [] : [[key, role] as const]))),
      busy: new Set(underWay.keys()),
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
