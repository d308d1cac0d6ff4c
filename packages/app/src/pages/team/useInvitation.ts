import { type Invitation, type TeamDialog } from "@understudy/screens";
import { successTexts } from "@understudy/screens/model";
import { useRef, useState } from "react";
import { asFailure } from "../../api/failure";
import { useInviteMutation } from "../../api/team";

type InvitationDialog = Extract<TeamDialog, { kind: "none" | "invite" }>;

const none: InvitationDialog = { kind: "none" };
const newInvitation: Invitation = { email: "", role: "member" };

/** Only the dialog that is sending learns what became of it. */
const afterSending = (
  dialog: InvitationDialog,
  next: (sending: Extract<InvitationDialog, { kind: "invite" }>) => InvitationDialog,
): InvitationDialog => (dialog.kind === "invite" && dialog.write.state === "busy" ? next(dialog) : dialog);

/** Invites somebody, once per intent. */
export function useInvitation(succeed: (text: string) => void) {
  const [invite] = useInviteMutation();
  const [dialog, setDialog] = useState(none);
  // A second Enter may come before the dialog is drawn as sending.
  const isSending = useRef(false);

  const onSendInvite = async () => {
    if (dialog.kind !== "invite" || isSending.current) return;
    const invitation = { ...dialog.invitation, email: dialog.invitation.email.trim() };
    isSending.current = true;
    setDialog({ ...dialog, write: { state: "busy" } });
    const { error } = await invite(invitation);
    isSending.current = false;
    if (error === undefined) {
      setDialog((now) => afterSending(now, () => none));
      succeed(successTexts.invited(invitation.email, invitation.role));
    } else {
      setDialog((now) =>
        afterSending(now, (sending) => ({
          ...sending,
          write: { state: "failed", failure: asFailure(error) },
        })),
      );
    }
  };

  return {
    dialog,
    begin: () => setDialog({ kind: "invite", invitation: newInvitation, write: { state: "idle" } }),
    close: () => setDialog(none),
    actions: {
      onInvitationChange: (invitation: Invitation) =>
        setDialog((now) => (now.kind === "invite" ? { ...now, invitation } : now)),
      onSendInvite: () => void onSendInvite(),
    },
  };
}
