import { TeamScreen } from "@understudy/screens";
import { allMembers, type Member, selectMembers } from "@understudy/model";
import { useDeferredValue, useState } from "react";
import { useMembersQuery } from "../../api/team";
import { useUser } from "../../session/session";
import { useList } from "../useList";
import { useInvitation } from "./useInvitation";
import { useMemberChanges } from "./useMemberChanges";
import { useTeamNotice } from "./useTeamNotice";

const none: readonly Member[] = [];

export function TeamPage() {
  const members = useMembersQuery();
  const [query, onQueryChange] = useState(allMembers);
  // Typing stays responsive: the rows, each with a select and a button, render after the search field.
  const list = useList(members, { query: useDeferredValue(query), onQueryChange }, selectMembers);
  const { notice, ...notices } = useTeamNotice();
  const { expected, rows, question } = useMemberChanges(members.currentData ?? none, useUser(), notices);
  const invitation = useInvitation(members.currentData ?? none, expected, notices);
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
