import { expect, test } from "vitest";
import { fixedNow, manyRuns, run, runs } from "../../fixtures";
import { type Run } from "../run";
import { type RunsQuery, allRuns, parseRunsQuery } from "../runs-query";
import { createRunFilter, filterRuns, selectRuns } from "./filter-runs";

const ids = (list: readonly { id: string | null }[]) => list.map(({ id }) => id);

test("returns the same array without filters", () => {
  expect(selectRuns(runs, allRuns, fixedNow)).toBe(runs);
});

test.each<[string, string[]]>([
  ["?status=failed", ["run_8840", "run_8836"]],
  ["?status=timeout", ["run_8832"]],
  ["?env=dev", ["run_8839"]],
  ["?env=staging&status=success", ["run_8842"]],
  ["?drift=1", ["run_8838", "run_8836"]],
  ["?drift=recovered", ["run_8838"]],
  ["?drift=not-recovered", ["run_8836"]],
  ["?failure=Book+a+room+-+Step+5+-+button+name+confirm-booking", ["run_8840"]],
  ["?failure=step+5", []],
  ["?action=act_apply_voucher", ["run_8842", "run_8836"]],
  ["?action=unknown", []],
  ["?problem=1", ["run_8840", "run_8836", "run_8832"]],
  ["?problem=1&status=timeout", ["run_8832"]],
  ["?since=1h", ["run_8843", "run_8842", "run_8841", "run_8840"]],
  ["?since=24h&status=failed", ["run_8840", "run_8836"]],
  ["?since=24h&problem=1", ["run_8840", "run_8836", "run_8832"]],
  ["?day=2026-03-03", ["run_8832"]],
  ["?day=2026-03-04&status=failed", ["run_8840", "run_8836"]],
  ["?q=VOUCHER", ["run_8842", "run_8836"]],
  ["?q=8838", ["run_8838"]],
  ["?q=+no+element+", ["run_8840", "run_8836"]],
  ["?q=voucher-code", ["run_8836"]],
  ["?q=gift+apply", ["run_8842", "run_8836"]],
  ["?q=step+5", ["run_8840"]],
  ["?q=null", []],
  ["?q=undefined", []],
])("filters by %s", (search, expected) => {
  expect(ids(filterRuns(runs, parseRunsQuery(search), fixedNow))).toEqual(expected);
});

test.each([
  "İstanbul’da bir masa ayırt",
  "STRAẞE",
  "20 °K",
  "Ångström",
  "ΣΊΣΥΦΟΣ",
  "C:\\new (1)+[2]",
  "ǅungla",
])("finds the run “%s” by its name and by parts of it", (name) => {
  const list = [run({ actionName: name }), run({ actionName: "another" })];
  const filter = createRunFilter();
  for (const q of [name.slice(0, 3), name.slice(0, 5), name])
    expect(filter(list, { ...allRuns, q }, fixedNow).rows).toEqual([list[0]]);
  const long = [run({ actionName: name.repeat(60) })];
  expect(filterRuns(long, { ...allRuns, q: name.repeat(59) }, fixedNow)).toEqual(long);
});

test.each([
  ["2026-03-04T23:30:00-05:00", "2026-03-05"],
  ["2026-03-04T23:30:00+00:00", "2026-03-04"],
  ["2026-03-04", "2026-03-04"],
])("%s is on the UTC day %s", (startedAt, day) => {
  const list = [run({ startedAt })];
  expect(filterRuns(list, { ...allRuns, day }, fixedNow)).toHaveLength(1);
  expect(filterRuns(list, { ...allRuns, day: "2026-03-03" }, fixedNow)).toHaveLength(0);
});

test("a run without a date matches no day", () => {
  expect(
    filterRuns(
      [run({ startedAt: null }), run({ startedAt: "someday" })],
      { ...allRuns, day: "2026-03-04" },
      fixedNow,
    ),
  ).toEqual([]);
});

test.each([
  ["1h", 3_600_000],
  ["24h", 86_400_000],
  ["7d", 7 * 86_400_000],
] as const)("since %s includes the run that started exactly then, and no undated one", (since, ms) => {
  const at = (instant: number) => run({ startedAt: new Date(instant).toISOString() });
  const first = at(fixedNow - ms);
  const list = [
    at(fixedNow + 5_000),
    first,
    at(fixedNow - ms - 1),
    run({ startedAt: null }),
    run({ startedAt: "?" }),
  ];
  expect(filterRuns(list, { ...allRuns, since }, fixedNow)).toEqual(list.slice(0, 2));
});

test("a time range moves on with the time", () => {
  const filter = createRunFilter();
  const query = { ...allRuns, since: "1h" } as const;
  const [late, early] = [
    run({ startedAt: "2026-03-04T14:59:00Z" }),
    run({ startedAt: "2026-03-04T14:07:00Z" }),
  ];
  expect(filter([late, early], query, fixedNow).rows).toHaveLength(2);
  const list = [late, early];
  expect(filter(list, query, fixedNow).rows).toHaveLength(2);
  expect(filter(list, query, fixedNow + 120_000).rows).toEqual([late]);
});

test("recognizes statuses and environments in any spelling", () => {
  const odd = run({ status: "FAILED", env: "Production" });
  expect(filterRuns([odd], { ...allRuns, status: "failed", env: "prod" }, fixedNow)).toEqual([odd]);
});

test("finds a run without an action ID by its name", () => {
  const nameless = run({ actionId: null, actionName: "Book a room" });
  expect(filterRuns([nameless, run()], { ...allRuns, action: "Book a room" }, fixedNow)).toEqual([nameless]);
});

test("a narrowed search finds the same as a new one, even after other filters and rows", () => {
  const [many, others] = [manyRuns(2_000), manyRuns(300)];
  const filter = createRunFilter();
  const steps: [readonly Run[], Partial<RunsQuery>][] = [
    ...["v", "vo", "VOU", "vou ", "ou", "o", "run", "run_1", "x", "", "step 2", "2"].map(
      (q): [readonly Run[], Partial<RunsQuery>] => [many, { q }],
    ),
    [many, { q: "vou", status: "failed" }],
    [many, { q: "vou", env: "prod" }],
    [others, { q: "vou", env: "prod" }],
    [many, { q: "vo", drift: "1" }],
    [many, { q: "v" }],
  ];
  for (const [list, query] of steps)
    expect(filter(list, { ...allRuns, ...query }, fixedNow).rows).toEqual(
      filterRuns(list, { ...allRuns, ...query }, fixedNow),
    );
});

test("doesn't search again for a cached query", () => {
  const many = manyRuns(500);
  const filter = createRunFilter();
  const before = filter(many, { ...allRuns, q: "run_1" }, fixedNow).rows;
  expect(before.length).toBeLessThan(many.length);
  filter(many, { ...allRuns, q: "run_12" }, fixedNow);
  expect(filter(many, { ...allRuns, q: "run_1" }, fixedNow).rows).toBe(before);
});

test("a very long list shows its first matches before all are found", () => {
  const [common, rare] = [run({ actionName: "Book a room" }), run({ actionName: "Cancel a booking" })];
  const many = Array.from({ length: 450_000 }, (_, index) => (index % 1_000 === 0 ? rare : common));
  const filter = createRunFilter();
  const query = { ...allRuns, q: "cancel" };

  const { rows, findAll } = filter(many, query, fixedNow);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(450);
  let pieces = 0;
  const search = findAll?.();
  let step = search?.next();
  for (; step?.done === false; step = search?.next()) pieces += 1;
  expect(step?.value).toEqual(filterRuns(many, query, fixedNow));
  expect(pieces).toBeGreaterThan(10);

  // Cached, and searched at once from there on.
  expect(filter(many, query, fixedNow)).toEqual({ rows: step?.value, findAll: null });
  expect(filter(many, { ...query, q: "cancel a" }, fixedNow)).toEqual({ rows: step?.value, findAll: null });
});

test("a search that was given up leaves no results behind", () => {
  const common = run({ actionName: "Book a room" });
  const many = Array.from({ length: 250_000 }, () => common);
  const filter = createRunFilter();
  const search = filter(many, { ...allRuns, q: "book" }, fixedNow).findAll?.();
  search?.next();
  expect(filter(many, { ...allRuns, q: "book a" }, fixedNow).findAll).not.toBeNull();
});
