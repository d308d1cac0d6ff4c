import { ActionScreen } from "@understudy/screens";
import { paths, type Action, type Remote } from "@understudy/screens/model";
import { useMemo } from "react";
import { usePageId } from "../../match-page";
import { useReturnToList } from "../../useListScroll";
import { useActionsQuery } from "../../../api/actions";
import { mapRemote, useRemote } from "../../../api/remote";

export function Component() {
  const id = usePageId();
  const actions = useActionsQuery();
  useReturnToList(paths.actions.pattern);
  return <ActionScreen key={id} known={useListedAction(useRemote(actions), id)} />;
}

/** The API has no call for a single action, so read it from the list. */
function useListedAction(remote: Remote<readonly Action[]>, id: string | undefined): Remote<Action | null> {
  return useMemo(
    () => mapRemote(remote, (actions) => actions.find((action) => action.id === id) ?? null),
    [remote, id],
  );
}
