import { type OverlayName, PaletteScreen, ShortcutsScreen } from "@understudy/screens";
import {
  type CommandEffect,
  commandFinder,
  type CommandGroup,
  type Searchable,
  type ThemeChoice,
  visitedCommand,
} from "@understudy/model";
import { useMemo, useState } from "react";
import { useStore } from "react-redux";
import { useLocation } from "react-router-dom";
import { actionsApi } from "../api/actions";
import type { ApiState } from "../api/api";
import { draftsApi } from "../api/drafts";
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
  const found = useCommandSearch(query);

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
      theme={theme.choice}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

const mostVisited = 5;
const none: readonly never[] = [];

/** Searches pages, commands and what is in the cache. It sends nothing. */
function useCommandSearch(query: string): readonly CommandGroup[] {
  const store = useStore<ApiState>();
  // Fixed while the palette is open: results must not move under the pointer.
  const [known] = useState(() => cached(store.getState()));
  const { visited } = useSession().history;
  const { pathname } = useLocation();

  const find = useMemo(() => {
    const recent = [...visited]
      .filter(([address]) => address !== pathname)
      .toReversed()
      .slice(0, mostVisited)
      .map(([address, { name, id }]) => visitedCommand(name, address, id, known));
    return commandFinder(known, recent);
  }, [known, visited, pathname]);
  // Not deferred: Enter right after typing must not run a result of the previous query.
  return useMemo(() => find(query), [find, query]);
}

/** Of runs, the rows of the longest list, and those that were opened. */
function cached(state: ApiState): Searchable {
  const { runs, run } = runsApi.endpoints;
  const { selectCachedArgsForQuery } = runsApi.util;
  const lists = selectCachedArgsForQuery(state, "runs").flatMap(
    (filter) => runs.select(filter)(state).data ?? [],
  );
  const rows = lists.toSorted((a, b) => b.rows.length - a.rows.length)[0]?.rows ?? [];
  const opened = selectCachedArgsForQuery(state, "run").flatMap((id) => run.select(id)(state).data ?? []);
  const unlisted = opened.filter(({ id }) => !rows.some((row) => row.id === id));
  return {
    actions: actionsApi.endpoints.actions.select()(state).data ?? none,
    drafts: draftsApi.endpoints.drafts.select()(state).data ?? none,
    runs: unlisted.length === 0 ? rows : [...unlisted, ...rows],
  };
}
