import { ActionsScreen, type ActionsView } from "@understudy/screens";
import type { Action, ActionsQuery, Remote } from "@understudy/screens/model";
import { actionMessages, parseActionsQuery, paths, selectActions } from "@understudy/screens/model";
import { useCallback, useMemo } from "react";
import { actionsApi, useActionsQuery } from "../../api/actions";
import { useDriftQuery } from "../../api/drift";
import { mapRemote, useRemote } from "../../api/remote";
import { useAlertedMutation } from "../useAlertedMutation";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";

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
  return useMemo(
    () =>
      mapRemote(remote, (actions) => ({
        rows: selectActions(actions, { status, q, sort }),
        total: actions.length,
      })),
    [remote, status, q, sort],
  );
}

const none: ReadonlySet<string> = new Set();

/** IDs of the actions with a drift alert; empty if the alerts can't be loaded. */
function useDriftedActions(): ReadonlySet<string> {
  const { currentData } = useDriftQuery();
  return useMemo(
    () => (currentData === undefined ? none : new Set(currentData.flatMap(({ actionId }) => actionId ?? []))),
    [currentData],
  );
}

/** Enables and disables actions; a row is busy until the list was refetched. */
function useToggledActions() {
  const { pending, send, sessionEnded, note } = useAlertedMutation(
    actionsApi.endpoints.toggleAction,
    actionMessages.toggleFailed,
  );
  const busy = useMemo(() => new Set(pending.map(({ key }) => key)), [pending]);
  const onToggle = useCallback(
    (action: Action) => {
      if (action.id !== null) send({ ...action, id: action.id });
    },
    [send],
  );
  return useMemo(() => ({ busy, sessionEnded, note, onToggle }), [busy, sessionEnded, note, onToggle]);
}
