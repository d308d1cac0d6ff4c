import { ActionsScreen, type ActionsView } from "@understudy/screens";
import {
  parseActionsQuery,
  paths,
  selectActions,
  type Action,
  type ActionsQuery,
  type Remote,
} from "@understudy/screens/model";
import { useMemo } from "react";
import { useActionsQuery } from "../../api/actions";
import { useRemote } from "../../api/remote";
import { useListScroll } from "../useListScroll";
import { useListQuery } from "../useListQuery";
import { useDriftedActions } from "./useDriftedActions";
import { useToggledActions } from "./useToggledActions";

const address = { parse: parseActionsQuery, href: paths.actions.href };

export function Component() {
  const [query, onQueryChange] = useListQuery(address);
  const actions = useActionsQuery();
  return (
    <ActionsScreen
      query={query}
      onQueryChange={onQueryChange}
      actions={useView(useRemote(actions), query)}
      onReload={() => void actions.refetch()}
      drifted={useDriftedActions()}
      toggled={useToggledActions()}
      {...useListScroll(paths.actions.href(query), actions.data !== undefined)}
    />
  );
}

function useView(remote: Remote<readonly Action[]>, { status, q, sort }: ActionsQuery): Remote<ActionsView> {
  return useMemo(() => {
    if (remote.state !== "ready") return remote;
    return {
      ...remote,
      data: { rows: selectActions(remote.data, { status, q, sort }), total: remote.data.length },
    };
  }, [remote, status, q, sort]);
}
