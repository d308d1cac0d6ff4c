// Formats the results as tables, and compares them with limits.
import { cpus } from "node:os";
import process from "node:process";
import type { Interactions } from "./interaction";
import type { Measured } from "./lists";
import { median } from "./probe";
import { failedRun, floors, type Start, type Visits } from "./start";

const whole = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value)
    ? value.toLocaleString("en-US", { maximumFractionDigits: 0 })
    : "—";
const times = (value: number) => (Number.isFinite(value) ? `${value.toFixed(2)} ×` : "—");

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map((_, at) => (at === 0 ? " --- " : " ---: ")).join("|")}|`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");

/** The medians of a list's rounds. */
function typicalOf({ count, bytes, floor, console: own, unsplit }: Measured) {
  const of = (pick: (round: Measured["console"][number]) => number | undefined) =>
    median(own.flatMap((round) => pick(round) ?? []));
  return {
    count,
    bytes,
    floor: median(floor.map(({ first }) => first)),
    floorHeap: median(floor.map(({ heap }) => heap)),
    unsplit: median(unsplit.map(({ all }) => all)),
    first: of(({ first }) => first),
    all: of(({ all }) => all),
    wait: of(({ wait }) => wait),
    filter: of(({ filter }) => filter),
    sort: of(({ sort }) => sort),
    heap: of(({ heap }) => heap),
    typicalFrame: of(({ scroll }) => scroll?.typical),
    longestFrame: of(({ scroll }) => scroll?.longest),
    blanks: of(({ scroll }) => scroll?.blanks),
  };
}

type Typical = ReturnType<typeof typicalOf>;

const listTable = (lists: readonly Typical[]) =>
  table(
    [
      "runs",
      "MB",
      "floor, ms",
      "first row, ms",
      "× floor",
      "all rows, ms",
      "parsed whole, ms",
      "filter, ms",
      "sort, ms",
      "scroll: typical / longest frame, ms",
      "blank frames",
      "heap, × floor's",
    ],
    lists.map((list) => [
      list.count.toLocaleString("en-US"),
      (list.bytes / 1e6).toFixed(1),
      whole(list.floor),
      whole(list.first),
      times(list.first / list.floor),
      whole(list.all),
      whole(list.unsplit),
      whole(list.filter),
      whole(list.sort),
      Number.isFinite(list.longestFrame) ? `${whole(list.typicalFrame)} / ${whole(list.longestFrame)}` : "—",
      whole(list.blanks),
      times(list.heap / list.floorHeap),
    ]),
  );

/** A ratio, because milliseconds depend on the machine. */
interface Limit {
  label: string;
  value: number;
  limit: number;
}

const isMet = ({ value, limit }: Limit) => value <= limit;

function listLimits(lists: readonly Typical[]): Limit[] {
  const at = (count: number) => lists.find((list) => list.count === count);
  const [small, large, largest] = [at(100), at(100_000), at(1_000_000)];
  if (!small || !large || !largest) return [];
  const limit = (label: string, value: number, most: number) => ({ label, value, limit: most });
  return [
    limit("first row against the floor", large.first / large.floor, 0.75),
    limit("first row against our own at 100 runs", large.first / small.first, 1.2),
    limit("all rows against parsing the list whole, then drawing it", large.all / large.unsplit, 1.1),
    limit(
      "longest that anything had to wait while the rest arrives, against the typical frame",
      large.wait / large.typicalFrame,
      3,
    ),
    // Against drawing few rows, not against the floor: a machine can be slow at drawing alone.
    limit("filter against our own at 100 runs", large.filter / small.filter, 5),
    limit("sort against our own at 100 runs", large.sort / small.sort, 1.2),
    limit(
      "longest frame while scrolling against the typical one",
      large.longestFrame / large.typicalFrame,
      3,
    ),
    limit("heap against the floor page's", large.heap / large.floorHeap, 1.3),
    limit("1,000,000 runs: filter against our own at 100 runs", largest.filter / small.filter, 5.5),
    limit("1,000,000 runs: sort against our own at 100 runs", largest.sort / small.sort, 3.5),
  ];
}

const limitTable = (limits: readonly Limit[]) =>
  table(
    ["at 100,000 runs", "measured", "at most", "met"],
    limits.map((each) => [each.label, times(each.value), `${each.limit} ×`, isMet(each) ? "yes" : "no"]),
  );

/** The median of a visit's rounds. */
const startOf = (visits: readonly Visits[], name: string, key: keyof Start) =>
  median(visits.find((visit) => visit.name === name)?.rounds.flatMap((round) => round[key] ?? []) ?? []);

const startLimit = (visits: readonly Visits[]): Limit => ({
  label: "a failed run with nothing cached against the floor",
  value: startOf(visits, failedRun, "shown") / startOf(visits, floors.files, "shown"),
  limit: 2.1,
});

export function startTable(visits: readonly Visits[]): string {
  const { value, limit } = startLimit(visits);
  const rows = visits.map(({ name }) => {
    const of = (key: keyof Start) => startOf(visits, name, key);
    const shift = of("shift");
    return [
      name,
      whole(of("paint")),
      whole(of("shown")),
      times(of("shown") / startOf(visits, floors.files, "shown")),
      whole(of("shown") - of("lastByte")),
      whole(of("kB")),
      whole(of("requests")),
      whole(of("interaction")),
      Number.isFinite(shift) ? shift.toFixed(3) : "—",
    ];
  });
  const head = [
    "",
    "first paint, ms",
    "content, ms",
    "× floor",
    "after the last byte, ms",
    "kB",
    "requests",
    "a click painted, ms",
    "layout shift",
  ];
  return [
    table(head, rows),
    `A failed run with nothing cached takes ${times(value)} the floor (at most ${limit} ×).`,
  ].join("\n\n");
}

const interactionTable = (pages: readonly Interactions[]) =>
  table(
    ["page", "slowest interaction, ms"],
    pages.map(({ title, slowest }) => [title, slowest === 0 ? "under 16" : whole(slowest)]),
  );

export interface Results {
  lists: Measured[];
  starts: Visits[];
  pages: Interactions[];
  rounds: number;
  browserVersion: string;
}

/** The page's tables, and the limits that weren't met. */
export function reportOf({ lists, starts, pages, rounds, browserVersion }: Results): {
  text: string;
  missed: string[];
} {
  const typical = lists.map(typicalOf);
  const limits = listLimits(typical);
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  const text = [
    `Medians of ${rounds}; ${cpus().length} × ${processor}, Node ${process.versions.node}, Chromium ${browserVersion}.`,
    limitTable(limits),
    "### Lists",
    listTable(typical),
    "### First visits on a slow phone",
    startTable(starts),
    "### Interaction to next paint",
    interactionTable(pages),
  ].join("\n\n");
  const missed = [...limits, startLimit(starts)].filter((each) => !isMet(each)).map(({ label }) => label);
  return { text, missed };
}
