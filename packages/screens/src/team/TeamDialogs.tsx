import { Button, ConfirmDialog, Dialog, RadioGroup, Stack, Text, TextField } from "@understudy/ui";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import {
  type Member,
  type MemberChange,
  memberWarnings,
  memberWithEmail,
  type Role,
  roleFacts,
  teamMessages,
  type User,
  type Write,
} from "@understudy/model";
import { WriteFailure } from "../shared/WriteFailure";
import { roleOptions } from "./member-table";
import { teamDialogTexts, teamTexts } from "./team-texts";

export interface Invitation {
  email: string;
  role: Role;
}

export type TeamDialog =
  | { kind: "none" }
  | { kind: "invite"; invitation: Invitation; write: Write }
  | { kind: "remove"; member: Member }
  /** A role change that takes permissions away. */
  | { kind: "role"; member: Member; role: Role };

export interface TeamDialogActions {
  onInvitationChange: (invitation: Invitation) => void;
  onSendInvite: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

type TeamDialogsProps = {
  dialog: TeamDialog;
  members: readonly Member[];
  user: Pick<User, "email">;
} & TeamDialogActions;

export function TeamDialogs({
  dialog,
  members,
  user,
  onInvitationChange,
  onSendInvite,
  onConfirm,
  onClose,
}: TeamDialogsProps) {
  switch (dialog.kind) {
    case "none":
      return null;
    case "invite":
      return (
        <InviteDialog
          {...dialog}
          members={members}
          onChange={onInvitationChange}
          onSend={onSendInvite}
          onClose={onClose}
        />
      );
    case "remove":
      return (
        <ConfirmDialog
          title={teamDialogTexts.removeTitle}
          tone="danger"
          confirmLabel={teamTexts.remove}
          onConfirm={onConfirm}
          onCancel={onClose}
        >
          <About member={dialog.member} members={members} user={user} change={dialog} />
        </ConfirmDialog>
      );
    case "role":
      return (
        <ConfirmDialog
          title={teamDialogTexts.roleTitle(roleFacts[dialog.role].label)}
          tone="danger"
          confirmLabel={teamDialogTexts.changeRole}
          onConfirm={onConfirm}
          onCancel={onClose}
        >
          <About member={dialog.member} members={members} user={user} change={dialog} />
        </ConfirmDialog>
      );
  }
}

function About({
  member,
  members,
  user,
  change,
}: {
  member: Member;
  members: readonly Member[];
  user: Pick<User, "email">;
  change: MemberChange;
}) {
  return (
    <Stack gap="2">
      {change.kind === "remove" && <p>{teamMessages.confirmRemove}</p>}
      {member.email !== null && (
        <Text strong dir="auto">
          {member.email}
        </Text>
      )}
      {memberWarnings(member, members, user, change).map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Stack>
  );
}

function knownText(member: Member | undefined): string | null {
  if (member === undefined) return null;
  return member.hasJoined ? teamDialogTexts.alreadyMember : teamDialogTexts.alreadyInvited;
}

interface InviteDialogProps {
  members: readonly Member[];
  invitation: Invitation;
  write: Write;
  onChange: (invitation: Invitation) => void;
  onSend: () => void;
  onClose: () => void;
}

function InviteDialog({ members, invitation, write, onChange, onSend, onClose }: InviteDialogProps) {
  const sending = write.state === "busy";
  const isEmpty = invitation.email.trim() === "";
  const email = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  // The disabled button lost the focus.
  useEffect(() => {
    if (write.state === "failed") email.current?.focus();
  }, [write.state]);
  const send = () => {
    if (email.current?.validity.valid === false) {
      setError(teamDialogTexts.invalidEmail);
      email.current.focus();
    } else onSend();
  };
  // The browser doesn't submit a form on Enter while its submit button is disabled.
  const explainOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Enter" && !nativeEvent.isComposing && isEmpty) send();
  };
  return (
    <Dialog
      title={teamDialogTexts.inviteTitle}
      size="small"
      // Closing now would hide whether the invitation was sent.
      closable={!sending}
      onClose={onClose}
      onSubmit={send}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {teamDialogTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={isEmpty || sending} busy={sending}>
            {sending ? teamDialogTexts.sending : teamDialogTexts.send}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {write.state === "failed" && (
          <WriteFailure failure={write.failure} title={teamMessages.inviteFailed} />
        )}
        <TextField
          ref={email}
          type="email"
          name="email"
          label={teamTexts.email}
          autoComplete="off"
          required
          value={invitation.email}
          readOnly={sending}
          error={error}
          warning={knownText(memberWithEmail(members, invitation.email))}
          onKeyDown={explainOnEnter}
          onChange={(value) => {
            setError(null);
            onChange({ ...invitation, email: value });
          }}
        />
        <RadioGroup
          legend={teamTexts.role}
          name="role"
          value={invitation.role}
          options={roleOptions}
          // Stays enabled while sending, like the read-only field, to keep the focus.
          onChange={(role) => onChange(sending ? invitation : { ...invitation, role })}
        />
      </Stack>
    </Dialog>
  );
}
