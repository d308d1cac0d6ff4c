import { type Invitation, type TeamDialog } from "@understudy/screens";
import { paths, type Failure, teamMessages } from "@understudy/screens/model";
import { useState } from "react";
import { toFailure } from "../../api/errors";
import { runMutation } from "../../api/mutations";
import { teamApi } from "../../api/team";
import { useWrites } from "../../writes/useWrites";

type InvitationDialog = Extract<TeamDialog, { kind: "none" | "invite" }>;

const none: InvitationDialog = { kind: "none" };
const newInvitation: Invitation = { email: "", role: "member" };

interface Outcome {
  succeed: (text: string) => void;
  fail: (title: string, failure: Failure) => void;
}

/** Sends invitations. A failure is shown in the dialog, or on the page if the dialog was closed meanwhile. */
export function useInvitation({ succeed, fail }: Outcome) {
  const [dialog, setDialog] = useState(none);
  const isSending = dialog.kind === "invite" && dialog.write.state === "busy";

  const { enqueue } = useWrites("team/invitation", ({ value, result }) => {
    if (result.error === undefined) {
      if (isSending) setDialog(none);
      succeed(String(value));
    } else if (isSending) {
      setDialog({ ...dialog, write: { state: "failed", failure: toFailure(result.error) } });
    } else fail(teamMessages.inviteFailed, toFailure(result.error));
  });

  const onSendInvite = () => {
    if (dialog.kind !== "invite" || isSending) return;
    const invitation = { ...dialog.invitation, email: dialog.invitation.email.trim() };
    setDialog({ ...dialog, write: { state: "busy" } });
    void enqueue({
      resource: "invitation",
      target: invitation.email,
      value: teamMessages.invited(invitation.email, invitation.role),
      send: runMutation(teamApi.endpoints.invite.initiate(invitation), { changes: ["members"] }),
      notice: { page: paths.team, title: teamMessages.inviteFailed, subject: invitation.email },
    });
  };

  return {
    dialog,
    begin: () => setDialog({ kind: "invite", invitation: newInvitation, write: { state: "idle" } }),
    close: () => setDialog(none),
    actions: {
      onInvitationChange: (invitation: Invitation) =>
        setDialog((now) => (now.kind === "invite" ? { ...now, invitation } : now)),
      onSendInvite,
    },
  };
}
