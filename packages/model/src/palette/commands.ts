import type { Action } from "../action/action";
import { isAddressable } from "../core/addressable";
import { dash } from "@understudy/base";
import { folded, type Matcher, matcherOf, type Scored, topMatches } from "../core/match";
import { type Draft, draftName } from "../draft/draft";
import { isRouteName, paths, type RouteName } from "../route/paths";
import type { Run } from "../run/run";
import { statusMark } from "../run/run-status";
import { overlayTexts } from "../shell/shell-texts";
import { type ThemeChoice, themeChoices, themeLabels } from "../shell/theme";
import { findRuns, type LinkedRun } from "./find-runs";
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

/** A command with its case-folded search words. */
interface Known {
  command: Command;
  text: string;
  otherWords: string;
}

function known(command: Command, otherWords = ""): Known {
  return { command, text: folded(command.label), otherWords: folded(otherWords) };
}

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

const runCommand = ({ key, id, actionName, status }: LinkedRun): Command =>
  go("run", paths.run.href(id), {
    key: `run-${key}`,
    label: actionName ?? dash,
    detail: `${statusMark(status).word} · ${id}`,
  });

function bestOf(all: readonly Known[], score: Matcher): readonly Scored<Command>[] {
  const { offer, best } = topMatches<Command>(shownOfEach);
  for (const { command, text, otherWords } of all) offer(score(text, otherWords), command);
  return best;
}

const bestRunsOf = (runs: readonly Run[], query: string, score: Matcher): readonly Scored<Command>[] =>
  findRuns(runs, query, score, shownOfEach).map(({ item, score: points }) => ({
    score: points,
    item: runCommand(item),
  }));

/** The command for a run that isn't in a loaded list. */
export const viewRunKey = "view-run";

/** An ID that isn't in a loaded list may still be a run. */
const looksLikeId = (text: string) => text.length > 2 && /^[\w-]+$/.test(text) && /\d/.test(text);

function elsewhere(query: string, runs: readonly Scored<Command>[]): Command[] {
  const asked = [
    go("runs", paths.runs.href({ q: query }), { key: "search-runs", label: commandTexts.searchRuns(query) }),
    go("actions", paths.actions.href({ q: query }), {
      key: "search-actions",
      label: commandTexts.searchActions(query),
    }),
  ];
  const href = paths.run.href(query);
  const isListed = runs.some(({ item: { effect } }) => effect.kind === "go" && effect.href === href);
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
    const score = matcherOf(query);
    const found = {
      pages: bestOf(lists.pages, score),
      commands: bestOf(lists.commands, score),
      actions: bestOf(lists.actions, score),
      drafts: bestOf(lists.drafts, score),
      runs: bestRunsOf(runs, query, score),
    };
    // Ignores the score's length penalty, so that equally matching groups keep their order.
    const worth = (name: keyof typeof found) => Math.ceil(found[name][0]?.score ?? 0);
    const ranked = searched.filter((name) => found[name].length > 0).toSorted((a, b) => worth(b) - worth(a));
    return [
      ...ranked.map((name) => ({ name, commands: found[name].map(({ item }) => item) })),
      { name: "elsewhere", commands: elsewhere(query, found.runs) },
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
