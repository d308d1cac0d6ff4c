import { type PaletteLists } from "@understudy/screens";
import { commandFinder, visitedCommand, type CommandGroup, type Searchable } from "@understudy/screens/model";
import { useMemo, useState } from "react";
import { useStore } from "react-redux";
import { useLocation } from "react-router-dom";
import { useActionsQuery } from "../../api/actions";
import type { ApiState } from "../../api/base";
import { useDraftsQuery } from "../../api/drafts";
import { useAccount } from "../account";
import { routeAt } from "../warm-up";
import { loadedRuns } from "./loaded-runs";

const mostVisited = 5;
const none: readonly never[] = [];

/** What answers the query, and what could not be searched. A list of runs may be long, and is not loaded for this. */
export function useFinder(query: string): { found: readonly CommandGroup[]; lists: PaletteLists } {
  const actions = useActionsQuery();
  const drafts = useDraftsQuery();
  const store = useStore<ApiState>();
  // As they were when it was opened: nothing moves under the hand that chooses.
  const [runs] = useState(() => loadedRuns(store.getState()));
  const visited = useVisited();

  const known = useMemo(
    (): Searchable => ({ actions: actions.currentData ?? none, drafts: drafts.currentData ?? none, runs }),
    [actions.currentData, drafts.currentData, runs],
  );
  const find = useMemo(
    () =>
      commandFinder(
        known,
        visited.map(({ name, address, id }) => visitedCommand(name, address, id, known)),
      ),
    [known, visited],
  );
  // Not a moment later: Enter may follow the last letter at once, and must not choose what answered the one before.
  const found = useMemo(() => find(query), [find, query]);

  return { found, lists: listsOf({ actions, drafts }) };
}

interface Asked {
  currentData?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function listsOf(queries: Record<"actions" | "drafts", Asked>): PaletteLists {
  const missing = (["actions", "drafts"] as const).filter((list) => queries[list].currentData === undefined);
  if (missing.length === 0) return { state: "ready" };
  if (missing.some((list) => queries[list].isFetching)) return { state: "loading" };
  return {
    state: "failed",
    lists: missing,
    onRetry: () => missing.forEach((list) => queries[list].refetch()),
  };
}

/** The pages that were open before this one. */
function useVisited() {
  const { visits } = useAccount();
  const { pathname } = useLocation();
  return useMemo(() => {
    const others = [...visits].filter((address) => address !== pathname);
    return others
      .toReversed()
      .slice(0, mostVisited)
      .flatMap((address) => {
        const at = routeAt(address);
        return at ? { name: at.route.name, address, id: at.params["id"] } : [];
      });
  }, [visits, pathname]);
}
