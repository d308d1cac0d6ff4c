import { DraftsScreen } from "@understudy/screens";
import { useDraftsQuery } from "../../api/drafts";
import { useRemote } from "../../api/remote";

export function Component() {
  const drafts = useDraftsQuery();
  return <DraftsScreen drafts={useRemote(drafts)} onReload={() => void drafts.refetch()} />;
}
