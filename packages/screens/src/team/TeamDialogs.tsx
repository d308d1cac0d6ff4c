import { ConfirmDialog, RadioGroup, Stack, Text } from "@understudy/ui";
import {
  fieldErrors,
  type Invitation,
  invitationFields,
  labelFields,
  labelsByName,
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
  change: MemberChange;
  warnings: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

export type TeamDialog = InviteDialogProps | ChangeDialogProps;

export const TeamDialogs = ({ dialog }: { dialog: TeamDialog }) =>
  dialog.kind === "invite" ? <InviteDialog {...dialog} /> : <ChangeDialog {...dialog} />;

function ChangeDialog({ change, warnings, onConfirm, onClose }: ChangeDialogProps) {
  const { email } = change.member;
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
        {email !== null && (
          <Text strong dir="auto">
            {email}
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

const labels = labelsByName(invitationFields);

function InviteDialog({ invitation, known, write, onChange, onSend, onClose }: InviteDialogProps) {
  const isSending = write.state === "busy";
  const failure = write.state === "failed" ? write.failure : null;
  const errors = useMemo(() => (failure ? fieldErrors(failure, labels) : {}), [failure]);
  return (
    <OneFieldDialog
      texts={teamDialogTexts.invitation}
      field={{
        ...invitationFields.email,
        type: "email",
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
        name={invitationFields.role.name}
        legend={invitationFields.role.label}
        value={invitation.role}
        options={roleOptions}
        // Stays enabled while sending, like the read-only field, to keep the focus.
        onChange={(role) => onChange(isSending ? invitation : { ...invitation, role })}
      />
    </OneFieldDialog>
  );
}
