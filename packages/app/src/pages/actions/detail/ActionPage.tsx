import { ActionScreen } from "@understudy/screens";
import { actionsApi } from "../../../api/actions";
import { usePageId } from "../../../session/session";

export function ActionPage() {
  const id = usePageId();
  // Reads the cache without a request.
  const { data } = actionsApi.endpoints.actions.useQueryState();
  return <ActionScreen key={id} id={id} name={data?.find((action) => action.id === id)?.name ?? null} />;
}
