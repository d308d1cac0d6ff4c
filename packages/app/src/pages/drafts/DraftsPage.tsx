import { DraftsScreen } from "@understudy/screens";
import { mapRemote, parseDraftsQuery, paths, selectDrafts } from "@understudy/model";
import { useMemo } from "react";
import { useDraftsQuery } from "../../api/drafts";
import { useFreshRemote } from "../../api/remote";
import { useSession } from "../../session/session";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";

const address = { parse: parseDraftsQuery, href: paths.drafts.href };

export function DraftsPage() {
  const { product } = useSession();
  const [query, onQueryChange] = useListQuery(address);
  const drafts = useDraftsQuery();
  const remote = useFreshRemote(drafts);
  const { q, sort } = query;
  const view = useMemo(
    () => mapRemote(remote, (all) => ({ rows: selectDrafts(all, { q, sort }), total: all.length })),
    [remote, q, sort],
  );
  return (
    <DraftsScreen
      query={query}
      onQueryChange={onQueryChange}
      drafts={view}
      docsUrl={product.docsUrl}
      onReload={() => void drafts.refetch()}
      {...useListScroll()}
    />
  );
}
