import { isSame, toFailure } from "@understudy/api";
import type { InviteDialogProps } from "@understudy/screens";
import {
  invitationToSend,
  type Member,
  memberWithEmail,
  newInvitation,
  teamMessages,
} from "@understudy/model";
import { useState } from "react";
import { usePageMutation } from "../../api/mutations";
import { teamApi } from "../../api/team";
import { useHighlight } from "../../lib/hooks";
import type { Notices } from "./useTeamNotice";

/** Sends invitations. A failure is shown in the dialog, or on the page if the dialog isn't open for it. */
export function useInvitation(
  members: readonly Member[],
  /** After the changes that are being saved. */
  expected: readonly Member[],
  { dismiss, onEnd }: Notices,
) {
  const [open, setOpen] = useState<Pick<InviteDialogProps, "invitation" | "write"> | null>(null);
  const [invited, setInvited] = useState<string | null>(null);

  const { send } = usePageMutation(teamApi.endpoints.invite, ({ arg, error }) => {
    if (open?.write.state === "busy" && isSame(invitationToSend(open.invitation), arg)) {
      if (error !== undefined)
        return setOpen({ ...open, write: { state: "failed", failure: toFailure(error) } });
      setOpen(null);
    }
    if (error === undefined) setInvited(arg.email);
    onEnd(error, { done: teamMessages.invited(arg.email, arg.role), failed: teamMessages.inviteFailed });
  });

  const onSend = () => {
    if (open === null || open.write.state === "busy") return;
    setOpen({ ...open, write: { state: "busy" } });
    dismiss();
    void send(invitationToSend(open.invitation));
  };

  const dialog: InviteDialogProps | null = open && {
    kind: "invite",
    ...open,
    known: memberWithEmail(expected, open.invitation.email),
    onChange: (invitation) => setOpen((now) => now && { ...now, invitation }),
    onSend,
    onClose: () => setOpen(null),
  };
  // Once the new member is in the list that was loaded again.
  const row = invited === null ? undefined : members.findLast(({ email }) => email === invited);
  return {
    dialog,
    /** The row of the new member. */
    invited: useHighlight(row?.key ?? null),
    begin: () => setOpen({ invitation: newInvitation, write: { state: "idle" } }),
  };
}
