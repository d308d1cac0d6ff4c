import { ActionsScreen, type ToggledActions } from "@understudy/screens";
import {
  type Action,
  actionMessages,
  mapRemote,
  noPinnedStatuses,
  parseActionsQuery,
  paths,
  selectActions,
} from "@understudy/model";
import { useCallback, useMemo, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { actionsApi, useActionsQuery } from "../../api/actions";
import { useFreshRemote } from "../../api/remote";
import { useHighlight } from "../../lib/hooks";
import { useAlertedMutation } from "../useAlertedMutation";
import { publishedAction } from "../published-action";
import { useListQuery } from "../useListQuery";
import { useListScroll } from "../useListScroll";

const address = { parse: parseActionsQuery, href: paths.actions.href };

export function ActionsPage() {
  const [query, onQueryChange] = useListQuery(address);
  const { status, q, sort } = query;
  const actions = useActionsQuery();
  const remote = useFreshRemote(actions);
  const { pinned, pin } = usePinnedStatuses(paths.actions.href({ ...query, sort: null }));
  const view = useMemo(
    () =>
      mapRemote(remote, (all) => ({
        rows: selectActions(all, { status, q, sort }, pinned),
        total: all.length,
      })),
    [remote, status, q, sort, pinned],
  );
  return (
    <ActionsScreen
      query={query}
      onQueryChange={onQueryChange}
      actions={view}
      onReload={() => void actions.refetch()}
      published={usePublishedAction(actions.currentData)}
      toggled={useToggledActions(pin)}
      {...useListScroll()}
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
  return { pinned, pin };
}

/** Enables and disables actions; a row is busy until the list was refetched. */
function useToggledActions(onToggled: (action: Action) => void): ToggledActions {
  const [done, setDone] = useState<ToggledActions["done"]>(null);
  const { pending, send, sessionEnded, note } = useAlertedMutation(
    actionsApi.endpoints.toggleAction,
    actionMessages.toggleFailed,
    ({ name, isPublished }) => setDone({ name, isPublished: !isPublished }),
  );
  const busy = useMemo(() => new Set(pending.map(({ key }) => key)), [pending]);
  const onToggle = useCallback(
    (action: Action) => {
      if (action.id === null) return;
      onToggled(action);
      setDone(null);
      send({ ...action, id: action.id });
    },
    [send, onToggled],
  );
  return { busy, sessionEnded, note, done, onToggle };
}
