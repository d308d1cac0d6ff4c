import { isSame, toFailure } from "@understudy/api";
import type { InviteDialogProps } from "@understudy/screens";
import {
  type Invitation,
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
  const [invited, setInvited] = useState<string>();
  const isShown = (sent: Invitation) => open !== null && isSame(sent, invitationToSend(open.invitation));

  const { pending, send } = usePageMutation(teamApi.endpoints.invite, ({ arg, error }) => {
    if (error !== undefined && isShown(arg))
      return setOpen({ invitation: arg, write: { state: "failed", failure: toFailure(error) } });
    if (isShown(arg)) setOpen(null);
    if (error === undefined) setInvited(arg.email);
    onEnd(error, { done: teamMessages.invited(arg.email, arg.role), failed: teamMessages.inviteFailed });
  });

  const dialog: InviteDialogProps | null = open && {
    kind: "invite",
    invitation: open.invitation,
    known: memberWithEmail(expected, open.invitation.email),
    write: pending.some(isShown) ? { state: "busy" } : open.write,
    onChange: (invitation) => setOpen({ ...open, invitation }),
    onSend() {
      dismiss();
      void send(invitationToSend(open.invitation));
    },
    onClose: () => setOpen(null),
  };
  // Once the new member is in the list that was loaded again.
  const row = members.findLast(({ email }) => email === invited);
  return {
    dialog,
    /** The row of the new member. */
    invited: useHighlight(row?.key ?? null),
    begin: () => setOpen({ invitation: newInvitation, write: { state: "idle" } }),
  };
}
