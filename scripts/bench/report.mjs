// Formats the results as tables.
import { cpus } from "node:os";
import process from "node:process";
import { peers } from "./parts.mjs";
import { median } from "./probe.mjs";
import { startNames } from "./start.mjs";

const names = ["Console", ...peers.map(({ name }) => name)];
const whole = (value) =>
  Number.isFinite(value) ? value.toLocaleString("en-US", { maximumFractionDigits: 0 }) : "—";
const times = (value) => (Number.isFinite(value) ? `${value.toFixed(2)} ×` : "—");

const table = (head, rows) =>
  [
    `| ${head.join(" | ")} |`,
    `|${head.map((_, at) => (at === 0 ? " --- " : " ---: ")).join("|")}|`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");

function listTable({ count, bytes, byName }, weights) {
  const of = (name, pick) =>
    median(byName[name].map(pick).filter((value) => value !== undefined && value !== null));
  const floor = of("floor", ({ first }) => first);
  const heap = of("floor", ({ heap: used }) => used);
  const scroll = (name, pick) => of(name, (result) => (result.scroll ? pick(result.scroll) : null));
  const rows = names.map((name) => [
    name,
    whole(of(name, ({ first }) => first)),
    times(of(name, ({ first }) => first) / floor),
    whole(of(name, ({ all }) => all)),
    whole(of(name, ({ filter }) => filter)),
    whole(of(name, ({ sort }) => sort)),
    count > 10_000
      ? `${whole(scroll(name, ({ typical }) => typical))} / ${whole(scroll(name, ({ longest }) => longest))}`
      : "—",
    count > 10_000 ? whole(scroll(name, ({ blanks }) => blanks)) : "—",
    times(of(name, ({ heap: used }) => used) / heap),
    (weights[name] / 1_000).toFixed(1),
  ]);
  const head = [
    "",
    "first row, ms",
    "× floor",
    "all rows, ms",
    "filter, ms",
    "sort, ms",
    "scroll: typical / longest frame, ms",
    "blank frames",
    "heap, × floor's",
    "code, kB gzipped",
  ];
  const unsplit = of("unsplit", ({ all }) => all);
  const title = `### ${count.toLocaleString("en-US")} runs, ${(bytes / 1e6).toFixed(1)} MB`;
  const under = `Floor (\`fetch\` + \`JSON.parse\`): ${whole(floor)} ms, ${(heap / 1e6).toFixed(1)} MB of heap. The console, if it parses the list whole: ${whole(unsplit)} ms.`;
  return [title, under, table(head, rows)].join("\n\n");
}

/** Limits and measurements. */
function goals(lists) {
  const at = (count) => lists.find((list) => list.count === count);
  const [small, large, largest] = [at(100), at(100_000), at(1_000_000)];
  if (!small || !large || !largest) return "";
  const of = (list, name, pick) => median(list.byName[name].map(pick));
  const first = of(large, "Console", (result) => result.first);
  const floor = of(large, "floor", (result) => result.first);
  const pickAll = (result) => result.all;
  const all = of(large, "Console", pickAll);
  const ratio = (label, value, limit) => [label, times(value), `${limit} ×`, value <= limit ? "yes" : "no"];
  const most = (label, value, limit) => [label, whole(value), String(limit), value <= limit ? "yes" : "no"];
  return table(
    ["at 100,000 runs", "measured", "at most", "met"],
    [
      ratio("first row against the floor", first / floor, 0.75),
      ratio(
        "first row against AG Grid's",
        first / of(large, "AG Grid Community", (result) => result.first),
        0.45,
      ),
      ratio(
        "first row against our own at 100 runs",
        first / of(small, "Console", (result) => result.first),
        1.2,
      ),
      ratio(
        "all rows against parsing the list whole, then drawing it",
        all / of(large, "unsplit", pickAll),
        1.1,
      ),
      ratio(
        "all rows against the fastest peer's",
        all / Math.min(...peers.map(({ name }) => of(large, name, pickAll))),
        1.1,
      ),
      most(
        "longest that anything had to wait while the rest arrives, ms",
        of(large, "Console", (result) => result.wait),
        25,
      ),
      ratio(
        "filter against AG Grid's",
        of(large, "Console", (result) => result.filter) /
          of(large, "AG Grid Community", (result) => result.filter),
        0.45,
      ),
      most(
        "longest frame while scrolling, ms",
        of(large, "Console", ({ scroll }) => scroll.longest),
        50,
      ),
      ratio(
        "heap against the floor page's",
        of(large, "Console", ({ heap }) => heap) / of(large, "floor", ({ heap }) => heap),
        1.3,
      ),
      most(
        "1,000,000 runs: filter, ms",
        of(largest, "Console", (result) => result.filter),
        60,
      ),
      most(
        "1,000,000 runs: sort, ms",
        of(largest, "Console", (result) => result.sort),
        150,
      ),
    ],
  );
}

export function startTable(start) {
  const typical = (name) => median(start[name].map(({ usable }) => usable));
  const rows = Object.entries(start).map(([name, rounds]) => {
    const of = (pick) => median(rounds.map(pick));
    return [
      name,
      whole(of(({ paint }) => paint)),
      whole(of(({ usable }) => usable)),
      whole(of(({ interaction }) => interaction)),
      name === startNames.floor ? "—" : of(({ shift }) => shift).toFixed(3),
    ];
  });
  const ratio = typical(startNames.cold) / typical(startNames.floor);
  return [
    table(["", "first paint, ms", "usable, ms", "a click painted, ms", "layout shift"], rows),
    `The dashboard with nothing cached takes ${times(ratio)} the floor (at most 1.15 ×).`,
  ].join("\n\n");
}

const interactionTable = (pages) =>
  table(
    ["page", "slowest interaction, ms"],
    pages.map(({ title, slowest }) => [title, slowest === 0 ? "under 16" : whole(slowest)]),
  );

export function reportOf({ lists, weights, start, pages, rounds, browserVersion }) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.versions.node}, Chromium ${browserVersion}`;
  return {
    machine,
    rounds,
    goals: goals(lists),
    lists: lists.map((list) => listTable(list, weights)).join("\n\n"),
    start: startTable(start),
    pages: interactionTable(pages),
  };
}
