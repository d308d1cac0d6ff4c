import { TeamScreen, type Member, type MemberColumn, type Sort } from "@understudy/screens";
import { useState } from "react";
import { useRemote } from "../../api/remote";
import { useMembersQuery } from "../../api/team";
import { useAccount } from "../../console/account";
import { useTeamChanges } from "./useTeamChanges";

const nobody: readonly Member[] = [];

export function Component() {
  const { user } = useAccount();
  const query = useMembersQuery();
  const team = useRemote(query);
  const [q, setQ] = useState("");
  const [sort, setSort] = useState<Sort<MemberColumn> | null>(null);
  const changes = useTeamChanges(team.state === "ready" ? team.data : nobody);
  return <TeamScreen team={team} onRetry={query.refetch} user={user} view={{ q, sort, onSearch: setQ, onSort: setSort }} {...changes} />;
}
