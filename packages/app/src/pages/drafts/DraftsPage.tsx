import { DraftsScreen } from "@understudy/screens";
import { paths } from "@understudy/screens/model";
import { useDraftsQuery } from "../../api/drafts";
import { useRemote } from "../../api/remote";
import { useListScroll } from "../useListScroll";

export function Component() {
  const drafts = useDraftsQuery();
  return (
    <DraftsScreen
      drafts={useRemote(drafts)}
      onReload={() => void drafts.refetch()}
      {...useListScroll(paths.drafts.href(), drafts.data !== undefined)}
    />
  );
}
