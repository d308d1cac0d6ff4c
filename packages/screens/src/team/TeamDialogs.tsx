import { ConfirmDialog, RadioGroup, Stack, Text } from "@understudy/ui";
import {
  fieldErrors,
  type Invitation,
  labelFields,
  type Member,
  type MemberChange,
  roleFacts,
  teamMessages,
  type Write,
} from "@understudy/model";
import { useMemo } from "react";
import { OneFieldDialog } from "../shared/OneFieldDialog";
import { WriteFailure } from "../shared/WriteFailure";
import { roleOptions } from "./member-table";
import { teamDialogTexts, teamTexts } from "./team-texts";

export interface InviteDialogProps {
  kind: "invite";
  invitation: Invitation;
  /** The member or invitation with this address. */
  known: Member | undefined;
  write: Write;
  onChange: (invitation: Invitation) => void;
  onSend: () => void;
  onClose: () => void;
}

/** Asks before a member is removed, and before a change that takes permissions away or makes an owner. */
export interface ChangeDialogProps {
  kind: "change";
  member: Member;
  change: MemberChange;
  warnings: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

export type TeamDialog = InviteDialogProps | ChangeDialogProps;

export const TeamDialogs = ({ dialog }: { dialog: TeamDialog }) =>
  dialog.kind === "invite" ? <InviteDialog {...dialog} /> : <ChangeDialog {...dialog} />;

function ChangeDialog({ member, change, warnings, onConfirm, onClose }: ChangeDialogProps) {
  const texts =
    change.kind === "remove"
      ? { title: teamDialogTexts.removeTitle, confirmLabel: teamTexts.remove }
      : {
          title: teamDialogTexts.roleTitle(roleFacts[change.role].label),
          confirmLabel: teamDialogTexts.changeRole,
        };
  return (
    <ConfirmDialog {...texts} variant="danger" onConfirm={onConfirm} onCancel={onClose}>
      <Stack gap="2">
        {change.kind === "remove" && <p>{teamMessages.confirmRemove}</p>}
        {member.email !== null && (
          <Text strong dir="auto">
            {member.email}
          </Text>
        )}
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

function knownText(member: Member | undefined): string | null {
  if (member === undefined) return null;
  return member.hasJoined ? teamDialogTexts.alreadyMember : teamDialogTexts.alreadyInvited;
}

// By the names of the request.
const labels: Record<keyof Invitation, string> = { email: teamTexts.email, role: teamTexts.role };

function InviteDialog({ invitation, known, write, onChange, onSend, onClose }: InviteDialogProps) {
  const isSending = write.state === "busy";
  const failure = write.state === "failed" ? write.failure : null;
  const errors = useMemo(() => (failure ? fieldErrors(failure, labels) : {}), [failure]);
  return (
    <OneFieldDialog
      texts={teamDialogTexts.invitation}
      field={{
        type: "email",
        name: "email",
        label: labels.email,
        autoComplete: "off",
        required: true,
        warning: knownText(known),
        value: invitation.email,
        onChange: (email) => onChange({ ...invitation, email }),
      }}
      busy={isSending}
      errors={errors}
      problem={
        failure && <WriteFailure failure={labelFields(failure, errors)} title={teamMessages.inviteFailed} />
      }
      onSubmit={onSend}
      onClose={onClose}
    >
      <RadioGroup
        legend={labels.role}
        name="role"
        value={invitation.role}
        options={roleOptions}
        // Stays enabled while sending, like the read-only field, to keep the focus.
        onChange={(role) => onChange(isSending ? invitation : { ...invitation, role })}
      />
    </OneFieldDialog>
  );
}
