import type { Action } from "../action/action";
import { isAddressable } from "../core/addressable";
import { dash } from "@understudy/base";
import { matcherOf } from "../core/search";
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

const searched = ["pages", "commands", "actions", "drafts"] as const;

export type CommandGroupName = (typeof searched)[number] | "runs" | "recent" | "elsewhere";

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

/** Matches per list; the list's own page shows all. */
const shownOfEach = 6;

interface Known {
  command: Command;
  /** Synonyms, IDs and routes. */
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

/** The first that match, among those that have a page. There may be a hundred thousand. */
function findRuns(runs: readonly Run[], query: string): readonly Command[] {
  const matches = matcherOf(query);
  const found: LinkedRun[] = [];
  for (const run of runs) {
    if (found.length === shownOfEach) break;
    if (isLinked(run) && matches(`${run.actionName ?? ""} ${run.id}`)) found.push(run);
  }
  return found.map(({ key, id, actionName, status }) =>
    go("run", paths.run.href(id), {
      key: `run-${key}`,
      label: actionName ?? dash,
      detail: `${statusBadge(status).word} · ${id}`,
    }),
  );
}

const isLinked = (run: Run): run is LinkedRun => isAddressable(run.id);

/** The first few that match, those by name before those by another word. */
function find(all: readonly Known[], query: string): readonly Command[] {
  const matches = matcherOf(query);
  const byName = all.filter(({ command }) => matches(command.label));
  const byOtherWord = all.filter(
    ({ command, otherWords }) => !matches(command.label) && matches(`${otherWords} ${command.label}`),
  );
  return [...byName, ...byOtherWord].slice(0, shownOfEach).map(({ command }) => command);
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
    const foundRuns = findRuns(runs, query);
    const found: readonly CommandGroup[] = [
      ...searched.map((name) => ({ name, commands: find(lists[name], query) })),
      { name: "runs", commands: foundRuns },
    ];
    return [
      ...found.filter((group) => group.commands.length > 0),
      { name: "elsewhere", commands: elsewhere(query, foundRuns) },
    ];
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
