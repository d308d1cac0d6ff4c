import type { ChangeDialogProps } from "@understudy/screens";
import {
  changedMembers,
  type Member,
  type MemberChange,
  memberWarnings,
  teamMessages,
  type User,
} from "@understudy/model";
import { useCallback, useMemo, useState } from "react";
import { usePageMutation } from "../../api/mutations";
import { teamApi } from "../../api/team";
import type { Notices } from "./useTeamNotice";

/** Removes members and changes their roles; asks first before a change that the user may regret. */
export function useMemberChanges(
  members: readonly Member[],
  user: Pick<User, "email">,
  { dismiss, onEnd }: Notices,
) {
  const { pending, send } = usePageMutation(teamApi.endpoints.changeMember, ({ arg, error }) =>
    onEnd(error, teamMessages[arg.kind]),
  );
  const [asked, setAsked] = useState<MemberChange | null>(null);
  const expected = useMemo(() => changedMembers(members, pending), [members, pending]);

  const save = useCallback(
    (change: MemberChange) => {
      dismiss();
      setAsked(null);
      void send(change);
    },
    [dismiss, send],
  );
  const onChange = useCallback(
    (change: MemberChange) => {
      const isRisky = change.kind === "remove" || memberWarnings(change, expected, user).length > 0;
      if (isRisky) setAsked(change);
      else save(change);
    },
    [expected, user, save],
  );

  const question: ChangeDialogProps | null = asked && {
    kind: "change",
    change: asked,
    warnings: memberWarnings(asked, expected, user),
    onConfirm: () => save(asked),
    onClose: () => setAsked(null),
  };
  const busy = new Set(pending.map(({ member }) => member.key));
  return { pending, expected, rows: { busy, onChange }, question };
}
