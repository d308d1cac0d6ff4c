import { type OverlayName, type PaletteLists, PaletteScreen, ShortcutsScreen } from "@understudy/screens";
import {
  type CommandEffect,
  commandFinder,
  type CommandGroup,
  type Run,
  type ThemeChoice,
  visitedCommand,
} from "@understudy/model";
import { useMemo, useState } from "react";
import { useStore } from "react-redux";
import { useLocation } from "react-router-dom";
import { useActionsQuery } from "../api/actions";
import type { ApiState } from "../api/api";
import type { RefetchableQuery } from "../api/remote";
import { useDraftsQuery } from "../api/drafts";
import { runsApi } from "../api/runs";
import { version } from "../lib/version";
import { useSession } from "../session/session";
import { useFollowLink } from "./RouterLink";

interface OverlayProps {
  part: OverlayName;
  theme: { choice: ThemeChoice; onChange: (choice: ThemeChoice) => void };
  onShow: (part: OverlayName) => void;
  onSignOut: () => void;
  onClose: () => void;
}

export const Overlay = (props: OverlayProps) =>
  props.part === "palette" ? (
    <CommandPalette {...props} />
  ) : (
    <ShortcutsScreen version={version} onClose={props.onClose} />
  );

function CommandPalette({ theme, onShow, onSignOut, onClose }: OverlayProps) {
  const followLink = useFollowLink();
  const [query, setQuery] = useState("");
  const { found, lists } = useCommandSearch(query);

  const choose = (effect: CommandEffect) => {
    // Close first: the dialog returns focus to the page before the page changes.
    onClose();
    switch (effect.kind) {
      case "go":
        return followLink(effect.href);
      case "theme":
        return theme.onChange(effect.choice);
      case "shortcuts":
        return onShow("shortcuts");
      case "signOut":
        return onSignOut();
    }
  };

  return (
    <PaletteScreen
      query={query}
      onQueryChange={setQuery}
      found={found}
      lists={lists}
      theme={theme.choice}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

const mostVisited = 5;
const none: readonly never[] = [];

/** Search results, and the lists that could not be searched. Runs are searched in the cache only: the list may be long. */
function useCommandSearch(query: string): { found: readonly CommandGroup[]; lists: PaletteLists } {
  const actions = useActionsQuery();
  const drafts = useDraftsQuery();
  const store = useStore<ApiState>();
  // Fixed while the palette is open: results must not move under the pointer.
  const [runs] = useState(() => cachedRuns(store.getState()));
  const { visited } = useSession().history;
  const { pathname } = useLocation();

  const find = useMemo(() => {
    const known = { actions: actions.currentData ?? none, drafts: drafts.currentData ?? none, runs };
    const recent = [...visited]
      .filter(([address]) => address !== pathname)
      .toReversed()
      .slice(0, mostVisited)
      .map(([address, { name, id }]) => visitedCommand(name, address, id, known));
    return commandFinder(known, recent);
  }, [actions.currentData, drafts.currentData, runs, visited, pathname]);
  // Not deferred: Enter right after typing must not run a result of the previous query.
  const found = useMemo(() => find(query), [find, query]);

  return { found, lists: listsOf({ actions, drafts }) };
}

function listsOf(queries: Record<"actions" | "drafts", RefetchableQuery<unknown>>): PaletteLists {
  const missing = (["actions", "drafts"] as const).filter((list) => queries[list].currentData === undefined);
  if (missing.length === 0) return { state: "ready" };
  if (missing.some((list) => queries[list].isFetching)) return { state: "loading" };
  return {
    state: "failed",
    lists: missing,
    onRetry: () => missing.forEach((list) => queries[list].refetch()),
  };
}

/** Runs that are in the cache: the rows of the longest list, and runs that were opened. */
function cachedRuns(state: ApiState): readonly Run[] {
  const { runs, run } = runsApi.endpoints;
  const { selectCachedArgsForQuery } = runsApi.util;
  const lists = selectCachedArgsForQuery(state, "runs").flatMap(
    (filter) => runs.select(filter)(state).data ?? [],
  );
  const rows = lists.toSorted((a, b) => b.rows.length - a.rows.length)[0]?.rows ?? [];
  const opened = selectCachedArgsForQuery(state, "run").flatMap((id) => run.select(id)(state).data ?? []);
  const unlisted = opened.filter(({ id }) => !rows.some((row) => row.id === id));
  return unlisted.length === 0 ? rows : [...unlisted, ...rows];
}
