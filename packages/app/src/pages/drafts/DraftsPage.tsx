import { DraftsScreen } from "@understudy/screens";
import { paths } from "@understudy/screens/model";
import { useDraftsQuery } from "../../api/drafts";
import { useRemote } from "../../api/remote";
import { useListPlace } from "../../console/places";

export function Component() {
  const drafts = useDraftsQuery();
  return (
    <DraftsScreen
      drafts={useRemote(drafts)}
      onReload={() => void drafts.refetch()}
      {...useListPlace(paths.drafts.href(), drafts.data !== undefined)}
    />
  );
}
