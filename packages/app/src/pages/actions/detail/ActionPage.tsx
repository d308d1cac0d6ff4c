import { ActionScreen } from "@understudy/screens";
import { paths } from "@understudy/screens/model";
import { actionsApi } from "../../../api/actions";
import { usePageId } from "../../../lib/match-page";
import { useReturnToList } from "../../useListScroll";

export function Component() {
  const id = usePageId();
  // Reads the cache without a request.
  const { data } = actionsApi.endpoints.actions.useQueryState();
  useReturnToList(paths.actions.pattern);
  return <ActionScreen key={id} id={id} name={data?.find((action) => action.id === id)?.name ?? null} />;
}
