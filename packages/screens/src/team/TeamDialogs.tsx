import { ConfirmDialog, RadioGroup, Stack, Text } from "@understudy/ui";
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
import { OneFieldDialog } from "../shared/OneFieldDialog";
import { WriteFailure } from "../shared/WriteFailure";
import { roleOptions } from "./member-table";
import { teamDialogTexts, teamTexts } from "./team-texts";

export interface Invitation {
  email: string;
  role: Role;
}

export type TeamDialog =
  | { kind: "none" }
  | {
      kind: "invite";
      invitation: Invitation;
      write: Write;
    }
  | { kind: "remove"; member: Member }
  /** A role change that takes permissions away, or makes an owner. */
  | { kind: "role"; member: Member; role: Role };

export interface TeamDialogActions {
  onInvitationChange: (invitation: Invitation) => void;
  onSendInvite: () => void;
  onConfirm: () => void;
  onClose: () => void;
}

type TeamDialogsProps = {
  dialog: Exclude<TeamDialog, { kind: "none" }>;
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
          variant="danger"
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
          variant="danger"
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
  const isSending = write.state === "busy";
  return (
    <OneFieldDialog
      title={teamDialogTexts.inviteTitle}
      field={{
        type: "email",
        name: "email",
        label: teamTexts.email,
        autoComplete: "off",
        required: true,
        warning: knownText(memberWithEmail(members, invitation.email)),
        value: invitation.email,
        onChange: (email) => onChange({ ...invitation, email }),
      }}
      invalidText={teamDialogTexts.invalidEmail}
      state={write.state === "done" ? "idle" : write.state}
      cancelLabel={teamDialogTexts.cancel}
      submitLabel={teamDialogTexts.send}
      busyLabel={teamDialogTexts.sending}
      problem={
        write.state === "failed" && <WriteFailure failure={write.failure} title={teamMessages.inviteFailed} />
      }
      onSubmit={onSend}
      onClose={onClose}
    >
      <RadioGroup
        legend={teamTexts.role}
        name="role"
        value={invitation.role}
        options={roleOptions}
        // Stays enabled while sending, like the read-only field, to keep the focus.
        onChange={(role) => onChange(isSending ? invitation : { ...invitation, role })}
      />
    </OneFieldDialog>
  );
}
