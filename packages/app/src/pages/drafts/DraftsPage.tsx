import { DraftsScreen } from "@understudy/screens";
import { parseDraftsQuery, paths, selectDrafts } from "@understudy/model";
import { useDraftsQuery } from "../../api/drafts";
import { useSession } from "../../session/session";
import { useList } from "../useList";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";

const address = { parse: parseDraftsQuery, href: paths.drafts.href };

export function DraftsPage() {
  const { product } = useSession();
  const list = useList(useDraftsQuery(), useListQuery(address), selectDrafts);
  return <DraftsScreen list={{ ...list, position: useListScroll() }} docsUrl={product.docsUrl} />;
}
