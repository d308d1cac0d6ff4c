import { TeamScreen } from "@understudy/screens";
import { type Member, type MemberColumn, type Sort } from "@understudy/screens/model";
import { useState } from "react";
import { useRemote } from "../../api/remote";
import { useMembersQuery } from "../../api/team";
import { useSession } from "../../session/session";
import { useInvitation, useMemberChanges, useTeamNotice } from "./useTeamWrites";

const noMembers: readonly Member[] = [];

export function Component() {
  const { user } = useSession();
  const query = useMembersQuery();
  const team = useRemote(query);
  const [q, setQ] = useState("");
  const [sort, setSort] = useState<Sort<MemberColumn> | null>(null);
  const { notice, onDismissNotice, ...outcome } = useTeamNotice();
  const invitation = useInvitation(outcome);
  const changes = useMemberChanges(team.state === "ready" ? team.data : noMembers, user, outcome);
  const { dialog, close } = invitation.dialog.kind === "none" ? changes : invitation;
  return (
    <TeamScreen
      team={team}
      onRetry={query.refetch}
      user={user}
      view={{ q, sort, onSearch: setQ, onSort: setSort }}
      rows={changes.rows}
      notice={notice}
      onDismissNotice={onDismissNotice}
      onInvite={invitation.begin}
      dialog={dialog}
      dialogActions={{ ...invitation.actions, ...changes.actions, onClose: close }}
    />
  );
}
