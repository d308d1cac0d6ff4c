import { describe, expect, test } from "vitest";
import { action, draft, run } from "../fixtures";
import { paths } from "../route/paths";
import { commandFinder, type CommandGroup, countFound, type Searchable, visitedCommand } from "./commands";

const nothing: Searchable = { actions: [], drafts: [], runs: [] };

const some: Searchable = {
  actions: [
    action({ key: "a1", id: "act_book", name: "Book a room" }),
    action({ key: "a2", id: "act_spa", name: "Reserve the spa" }),
    action({ key: "a3", id: "..", name: "Book nowhere" }),
    action({ key: "a4", id: "act_unnamed", name: null }),
  ],
  drafts: [
    draft({ key: "d1", id: "drf_1", name: "", routePattern: "/rooms/*" }),
    draft({ key: "d2", id: "drf_2", name: "Cancel a booking", routePattern: null }),
    draft({ key: "d3", id: null, name: "Book nothing" }),
  ],
  runs: [
    run({ key: "r3", id: "run_3", actionName: "Reserve the spa" }),
    run({ key: "r2", id: "run_2", actionName: "Book a room", status: "failed" }),
    run({ key: "r1", id: "run_1", actionName: "Book a room" }),
    run({ key: "r0", id: null, actionName: "Book a room" }),
  ],
};

const labels = (groups: readonly CommandGroup[]) =>
  Object.fromEntries(groups.map(({ name, commands }) => [name, commands.map(({ label }) => label)]));
const hrefs = (groups: readonly CommandGroup[], group: string) =>
  groups
    .filter(({ name }) => name === group)
    .flatMap(({ commands }) =>
      commands.map(({ effect }) => (effect.kind === "go" ? effect.href : effect.kind)),
    );

describe("an empty query", () => {
  test("lists recent pages first, then all pages, then commands", () => {
    const visited = [
      visitedCommand("run", "/runs/run_2", "run_2", some),
      visitedCommand("billing", "/billing", undefined, some),
    ];
    const groups = commandFinder(some, visited)("  ");
    expect(groups.map(({ name }) => name)).toEqual(["recent", "pages", "commands"]);
    expect(groups[0]?.commands).toMatchObject([
      { label: "Book a room", detail: "Run Details · run_2" },
      { label: "Billing & Subscription", detail: null },
    ]);
    expect(hrefs(groups, "pages")).toEqual(
      Object.values(paths)
        .map(({ pattern }): string => pattern)
        .filter((pattern) => !pattern.includes(":")),
    );
    expect(labels(groups)["commands"]).toEqual([
      "System theme",
      "Light theme",
      "Dark theme",
      "Keyboard shortcuts",
      "Sign Out",
    ]);
  });

  test("has no group for recent pages if there are none", () => {
    const groupsAfter = (visited: Parameters<typeof commandFinder>[1]) =>
      commandFinder(nothing, visited)("").map(({ name }) => name);
    expect(groupsAfter([])).toEqual(["pages", "commands"]);
    const only = visitedCommand("billing", "/billing", undefined, nothing);
    expect(groupsAfter([only])).toEqual(["recent", "pages", "commands"]);
  });

  test("names a recent page by its ID if its name isn't known", () => {
    expect(visitedCommand("draft", "/drafts/drf_9", "drf_9", some)).toMatchObject({
      label: "Edit Draft",
      detail: "drf_9",
    });
    expect(visitedCommand("draft", "/drafts/drf_1", "drf_1", some)).toMatchObject({
      label: "Untitled Draft",
      detail: "Edit Draft · drf_1",
    });
    expect(visitedCommand("action", "/actions/act_spa", "act_spa", some)).toMatchObject({
      label: "Reserve the spa",
      detail: "Action · act_spa",
    });
    expect(visitedCommand("action", "/actions/act_unnamed", "act_unnamed", some)).toMatchObject({
      label: "Action",
      detail: "act_unnamed",
    });
  });
});

describe("a query", () => {
  test("finds actions, drafts and runs by name", () => {
    const groups = commandFinder(some, [])("book");
    expect(labels(groups)).toMatchObject({
      actions: ["Book a room"],
      drafts: ["Cancel a booking"],
      runs: ["Book a room", "Book a room"],
    });
    expect(hrefs(groups, "runs")).toEqual(["/runs/run_2", "/runs/run_1"]);
    expect(countFound(groups)).toBe(4);
  });

  test("finds a run by its ID", () => {
    const [first] = commandFinder(some, [])("run_1");
    expect(first).toMatchObject({ name: "runs", commands: [{ detail: "Success · run_1" }] });
  });

  test("finds actions and drafts by ID, and drafts by route", () => {
    const find = commandFinder(some, []);
    expect(find("act_unnamed")[0]?.commands[0]).toMatchObject({ label: "—", detail: "act_unnamed" });
    expect(find("drf_2")[0]?.commands[0]).toMatchObject({ label: "Cancel a booking", detail: "drf_2" });
    expect(find("/rooms/")[0]?.commands[0]).toMatchObject({ label: "Untitled Draft", detail: "/rooms/*" });
    expect(find("null").map(({ name }) => name)).not.toContain("drafts");
  });

  test.each([
    ["log out", "Sign Out"],
    ["dark", "Dark theme"],
    ["home", "Dashboard"],
    ["members", "Team"],
    ["api", "API Keys"],
  ])("%s finds %s first", (query, label) => {
    expect(commandFinder(nothing, [])(query)[0]?.commands[0]?.label).toBe(label);
  });

  test("IDs that can't be part of a URL have no link", () => {
    expect(hrefs(commandFinder(some, [])("nowhere"), "actions")).toEqual([]);
  });

  test("always offers to search the lists, without counting it as a result", () => {
    const groups = commandFinder(some, [])(" zzz ");
    expect(labels(groups)).toEqual({ elsewhere: ["Search runs for “zzz”", "Search actions for “zzz”"] });
    expect(hrefs(groups, "elsewhere")).toEqual(["/runs?q=zzz", "/actions?q=zzz"]);
    expect(countFound(groups)).toBe(0);
  });

  test.each([
    [
      "an id that no list knows can be opened",
      "run_77",
      ["/runs/run_77", "/runs?q=run_77", "/actions?q=run_77"],
    ],
    ["one that a list knows is there already", "run_2", ["/runs?q=run_2", "/actions?q=run_2"]],
    ["two characters are no id", "r2", ["/runs?q=r2", "/actions?q=r2"]],
    ["three are", "r22", ["/runs/r22", "/runs?q=r22", "/actions?q=r22"]],
    ["words are no id", "two rooms 2", ["/runs?q=two+rooms+2", "/actions?q=two+rooms+2"]],
    ["dots climb no path", "..", ["/runs?q=..", "/actions?q=.."]],
  ])("%s", (_, query, expected) => {
    expect(hrefs(commandFinder(some, [])(query), "elsewhere")).toEqual(expected);
  });

  test("an ID can be opened although only a longer one is listed", () => {
    const groups = commandFinder({ ...nothing, runs: [run({ key: "r20", id: "run_20" })] }, [])("run_2");
    expect(hrefs(groups, "runs")).toEqual(["/runs/run_20"]);
    expect(hrefs(groups, "elsewhere")[0]).toBe("/runs/run_2");
  });

  test("lists the runs that have a page, also if better matches have none", () => {
    const without = Array.from({ length: 6 }, (_, at) => run({ key: `n${at}`, id: null, actionName: "Pay" }));
    const find = commandFinder(
      { ...nothing, runs: [...without, run({ key: "r1", id: "run_1", actionName: "Pay now" })] },
      [],
    );
    expect(hrefs(find("pay"), "runs")).toEqual(["/runs/run_1"]);
  });

  test("lists names before synonyms, and the first few of a long list", () => {
    const actions = [
      action({ key: "a", id: "act_spa", name: "Massage" }),
      action({ key: "b", id: "act_2", name: "Reserve the spa" }),
    ];
    expect(hrefs(commandFinder({ ...nothing, actions }, [])("spa"), "actions")).toEqual([
      "/actions/act_2",
      "/actions/act_spa",
    ]);
    const runs = Array.from({ length: 100 }, (_, at) => run({ key: `r${at}`, id: `run_${at}` }));
    expect(hrefs(commandFinder({ ...nothing, runs }, [])("run_"), "runs")).toHaveLength(6);
  });
});

test("answers a query of a million digits", () => {
  expect(hrefs(commandFinder(nothing, [])(`${"1".repeat(1_000_000)}!`), "runs")).toEqual([]);
});
