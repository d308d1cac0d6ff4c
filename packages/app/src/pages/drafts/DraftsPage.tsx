import { DraftsScreen } from "@understudy/screens";
import { paths } from "@understudy/screens/model";
import { useDraftsQuery } from "../../api/drafts";
import { useRemote } from "../../api/remote";
import { useSession } from "../../session/session";
import { useListScroll } from "../useListScroll";

export function Component() {
  const { product } = useSession();
  const drafts = useDraftsQuery();
  return (
    <DraftsScreen
      drafts={useRemote(drafts)}
      docsUrl={product.docsUrl}
      onReload={() => void drafts.refetch()}
      {...useListScroll(paths.drafts.href(), drafts.data !== undefined)}
    />
  );
}
