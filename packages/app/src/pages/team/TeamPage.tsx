import { TeamScreen } from "@understudy/screens";
import { allMembers, type Member, type MembersQuery, selectMembers, withRoles } from "@understudy/model";
import { useCallback, useDeferredValue, useState } from "react";
import { useMembersQuery } from "../../api/team";
import { useUser } from "../../session/session";
import { useList } from "../useList";
import { useInvitation } from "./useInvitation";
import { useMemberChanges } from "./useMemberChanges";
import { useTeamNotice } from "./useTeamNotice";

const none: readonly Member[] = [];

export function TeamPage() {
  const members = useMembersQuery();
  const { currentData = none } = members;
  const { notice, ...notices } = useTeamNotice();
  const { pending, expected, rows, question } = useMemberChanges(currentData, useUser(), notices);
  const invitation = useInvitation(currentData, expected, notices);
  const [query, onQueryChange] = useState(allMembers);
  // A role shows as chosen while it is saved, and its row stays where it is.
  const select = useCallback(
    (all: readonly Member[], shown: MembersQuery) => withRoles(selectMembers(all, shown), pending),
    [pending],
  );
  // Typing stays responsive: the rows, each with a select and a button, render after the search field.
  const list = useList(members, { query: useDeferredValue(query), onQueryChange }, select);
  return (
    <TeamScreen
      list={{ ...list, query }}
      rows={{ ...rows, invited: invitation.invited }}
      notice={notice}
      dialog={invitation.dialog ?? question}
      onInvite={invitation.begin}
    />
  );
}
