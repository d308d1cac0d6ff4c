import { ActionsScreen, type ToggledActions } from "@understudy/screens";
import {
  type Action,
  actionMessages,
  type ActionsQuery,
  noPinnedStatuses,
  parseActionsQuery,
  paths,
  selectActions,
} from "@understudy/model";
import { useCallback, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { actionsApi, useActionsQuery } from "../../api/actions";
import { useHighlight } from "../../lib/hooks";
import { useAlertedMutation } from "../useAlertedMutation";
import { publishedAction } from "../published-action";
import { useList } from "../useList";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";

const address = { parse: parseActionsQuery, href: paths.actions.href };

export function ActionsPage() {
  const actions = useActionsQuery();
  const query = useListQuery(address);
  const { select, pin } = usePinnedStatuses(paths.actions.href({ ...query.query, sort: null }));
  const list = useList(actions, query, select);
  return (
    <ActionsScreen
      list={{ ...list, position: useListScroll() }}
      published={usePublishedAction(actions.currentData)}
      toggled={useToggledActions(pin)}
    />
  );
}

/** The row of the action that the previous page published. Not again after Back or a reload, which keep the location's state. */
function usePublishedAction(actions: readonly Action[] | undefined): string | null {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [id] = useState(() => (isPop ? null : publishedAction(location.state)));
  const published = id === null ? undefined : actions?.find((action) => action.id === id);
  return useHighlight(published?.key ?? null);
}

/** Keeps toggled rows in place until the filter changes. */
function usePinnedStatuses(filter: string) {
  const [last, setLast] = useState({ filter, pinned: noPinnedStatuses });
  if (last.filter !== filter) setLast({ filter, pinned: noPinnedStatuses });
  const pinned = last.filter === filter ? last.pinned : noPinnedStatuses;
  const pin = useCallback(
    ({ key, isPublished }: Action) =>
      setLast({ filter, pinned: new Map([[key, isPublished] as const, ...pinned]) }),
    [filter, pinned],
  );
  const select = useCallback(
    (all: readonly Action[], query: ActionsQuery) => selectActions(all, query, pinned),
    [pinned],
  );
  return { select, pin };
}

/** Enables and disables actions; a row is busy until the list was refetched. */
function useToggledActions(onToggled: (action: Action) => void): ToggledActions {
  const [done, setDone] = useState<ToggledActions["done"]>(null);
  const { busy, send, outcome } = useAlertedMutation(
    actionsApi.endpoints.toggleAction,
    actionMessages.toggleFailed,
    ({ name, isPublished }) => setDone({ name, isPublished: !isPublished }),
  );
  const onToggle = useCallback(
    (action: Action) => {
      onToggled(action);
      setDone(null);
      send(action);
    },
    [send, onToggled],
  );
  return { busy, outcome, done, onToggle };
}
