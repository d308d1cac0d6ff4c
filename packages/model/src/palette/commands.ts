import type { Action } from "../action/action";
import { isAddressable } from "../core/addressable";
import { dash } from "@understudy/base";
import { bestMatches, matcherOf, matchRanks } from "../core/search";
import { type Draft, draftName } from "../draft/draft";
import { isRouteName, paths, type RouteName } from "../route/paths";
import type { Run } from "../run/run";
import { statusBadge } from "../run/run-status";
import { overlayTexts, type ThemeChoice, themeChoices, themeLabels } from "../shell/shell";
import { commandKeywords, commandTexts, pageKeywords } from "./palette-texts";

/** What choosing a command does. */
export type CommandEffect =
  | { kind: "go"; href: string; to: RouteName }
  | { kind: "theme"; choice: ThemeChoice }
  | { kind: "shortcuts" }
  | { kind: "signOut" };

export interface Command {
  key: string;
  label: string;
  /** Distinguishes commands with the same name. */
  detail: string | null;
  effect: CommandEffect;
}

const searched = ["pages", "commands", "actions", "drafts", "runs"] as const;

export type CommandGroupName = (typeof searched)[number] | "recent" | "elsewhere";

export interface CommandGroup {
  name: CommandGroupName;
  commands: readonly Command[];
}

/** Loaded items to search, in addition to pages and commands. */
export interface Searchable {
  actions: readonly Action[];
  drafts: readonly Draft[];
  runs: readonly Run[];
}

/** Best matches per list; the list's own page shows all. */
const shownOfEach = 6;

interface Known {
  command: Command;
  /** Synonyms. */
  otherWords: string;
}

const known = (command: Command, otherWords = ""): Known => ({ command, otherWords });

/** Opens a page. */
const go = (to: RouteName, href: string, { key, label, detail = null }: GoOptions): Command => ({
  key,
  label,
  detail,
  effect: { kind: "go", href, to },
});

type GoOptions = Pick<Command, "key" | "label"> & Partial<Pick<Command, "detail">>;

const pageWords: Partial<Record<RouteName, string>> = pageKeywords;

// The pattern of a page without an ID is its path.
const pages: readonly Known[] = Object.entries(paths).flatMap(([name, { pattern, title }]) =>
  isRouteName(name) && !pattern.includes(":")
    ? known(go(name, pattern, { key: name, label: title }), pageWords[name])
    : [],
);

const commands: readonly Known[] = [
  ...themeChoices.map((choice) =>
    known(
      {
        key: `theme-${choice}`,
        label: commandTexts.theme(themeLabels[choice]),
        detail: null,
        effect: { kind: "theme", choice },
      },
      commandKeywords.theme,
    ),
  ),
  known(
    { key: "shortcuts", label: overlayTexts.shortcuts, detail: null, effect: { kind: "shortcuts" } },
    commandKeywords.shortcuts,
  ),
  known(
    { key: "signOut", label: commandTexts.signOut, detail: null, effect: { kind: "signOut" } },
    commandKeywords.signOut,
  ),
];

function actionsOf(actions: readonly Action[]): readonly Known[] {
  return actions.flatMap(({ key, id, name }) =>
    isAddressable(id)
      ? known(
          go("action", paths.action.href(id), { key: `action-${key}`, label: name ?? dash, detail: id }),
          id,
        )
      : [],
  );
}

function draftsOf(drafts: readonly Draft[]): readonly Known[] {
  return drafts.flatMap(({ key, id, name, routePattern }) =>
    isAddressable(id)
      ? known(
          go("draft", paths.draft.href(id), {
            key: `draft-${key}`,
            label: draftName(name),
            detail: routePattern ?? id,
          }),
          `${routePattern ?? ""} ${id}`,
        )
      : [],
  );
}

type LinkedRun = Run & { id: string };

const isLinked = (run: Run): run is LinkedRun => isAddressable(run.id);

const runCommand = ({ key, id, actionName, status }: LinkedRun): Command =>
  go("run", paths.run.href(id), {
    key: `run-${key}`,
    label: actionName ?? dash,
    detail: `${statusBadge(status).word} · ${id}`,
  });

type Matcher = ReturnType<typeof matcherOf>;

const byOtherWord = matchRanks.parts + 1;

/** Synonyms match by the beginning of their words, and rank below all names. */
function rankOfKnown({ command: { label }, otherWords }: Known, match: Matcher): number | null {
  const byName = match(label);
  if (byName !== null || otherWords === "") return byName;
  const rank = match(`${otherWords} ${label}`);
  return rank === null || rank === matchRanks.parts ? null : byOtherWord;
}

const bestOf = (all: readonly Known[], match: Matcher) =>
  bestMatches(all, (each) => rankOfKnown(each, match), shownOfEach).map(({ item, rank }) => ({
    command: item.command,
    rank,
  }));

const shortestPartOfId = 3;

/** By name or ID, among the runs that have a page. Runs share names, so each name is matched once. */
function bestRunsOf(runs: readonly Run[], query: string, match: Matcher) {
  const looksAtIds = query.length >= shortestPartOfId;
  const ofName = new Map<string | null, number | null>([[null, null]]);
  const rankOf = ({ id, actionName }: Run) => {
    let byName = ofName.get(actionName);
    if (byName === undefined) ofName.set(actionName, (byName = match(actionName ?? "")));
    const byId = looksAtIds && id !== null ? match(id) : null;
    return byId === null ? byName : Math.min(byId, byName ?? byId);
  };
  const rankOfLinked = (run: Run) => (isLinked(run) ? rankOf(run) : null);
  return bestMatches(runs, rankOfLinked, shownOfEach).flatMap(({ item, rank }) =>
    isLinked(item) ? { command: runCommand(item), rank } : [],
  );
}

/** The command for a run that isn't in a loaded list. */
export const viewRunKey = "view-run";

/** An ID that isn't in a loaded list may still be a run. */
const looksLikeId = (text: string) => text.length > 2 && /^[\w-]+$/.test(text) && /\d/.test(text);

function elsewhere(query: string, runs: readonly Command[]): Command[] {
  const asked = [
    go("runs", paths.runs.href({ q: query }), { key: "search-runs", label: commandTexts.searchRuns(query) }),
    go("actions", paths.actions.href({ q: query }), {
      key: "search-actions",
      label: commandTexts.searchActions(query),
    }),
  ];
  const href = paths.run.href(query);
  const isListed = runs.some(({ effect }) => effect.kind === "go" && effect.href === href);
  if (!looksLikeId(query) || isListed) return asked;
  return [go("run", href, { key: viewRunKey, label: commandTexts.viewRun(query) }), ...asked];
}

/** Returns a search function over the loaded items. Build it once and call it on every keystroke. */
export function commandFinder(
  { actions, drafts, runs }: Searchable,
  visited: readonly Command[],
): (query: string) => readonly CommandGroup[] {
  const lists = { pages, commands, actions: actionsOf(actions), drafts: draftsOf(drafts) };

  const unasked: readonly CommandGroup[] = [
    { name: "recent", commands: visited },
    { name: "pages", commands: pages.map(({ command }) => command) },
    { name: "commands", commands: commands.map(({ command }) => command) },
  ];

  return (typed) => {
    const query = typed.trim();
    if (query === "") return unasked.filter((group) => group.commands.length > 0);
    const match = matcherOf(query);
    const found = {
      pages: bestOf(lists.pages, match),
      commands: bestOf(lists.commands, match),
      actions: bestOf(lists.actions, match),
      drafts: bestOf(lists.drafts, match),
      runs: bestRunsOf(runs, query, match),
    };
    const bestRank = (name: keyof typeof found) => found[name][0]?.rank ?? byOtherWord;
    const ranked = searched
      .filter((name) => found[name].length > 0)
      .toSorted((a, b) => bestRank(a) - bestRank(b))
      .map((name) => ({ name, commands: found[name].map(({ command }) => command) }));
    const listedRuns = found.runs.map(({ command }) => command);
    return [...ranked, { name: "elsewhere", commands: elsewhere(query, listedRuns) }];
  };
}

/** The number of matching commands, without the links that search other pages. */
export function countFound(groups: readonly CommandGroup[]): number {
  return groups.reduce(
    (sum, { name, commands: each }) => (name === "elsewhere" ? sum : sum + each.length),
    0,
  );
}

/** A recently visited page, with the name of its entity if known. */
export function visitedCommand(
  to: RouteName,
  href: string,
  id: string | undefined,
  { actions, drafts, runs }: Searchable,
): Command {
  const { title } = paths[to];
  const name = nameOf(to, id, { actions, drafts, runs });
  return go(to, href, {
    key: `recent-${href}`,
    label: name ?? title,
    detail: id === undefined ? null : name === null ? id : `${title} · ${id}`,
  });
}

function nameOf(to: RouteName, id: string | undefined, { actions, drafts, runs }: Searchable): string | null {
  if (id === undefined) return null;
  if (to === "action") return actions.find((action) => action.id === id)?.name ?? null;
  if (to === "run") return runs.find((run) => run.id === id)?.actionName ?? null;
  const draft = to === "draft" ? drafts.find((one) => one.id === id) : undefined;
  return draft === undefined ? null : draftName(draft.name);
}
