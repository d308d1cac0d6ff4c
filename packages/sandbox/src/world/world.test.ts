import { describe, expect, test } from "vitest";
import { createClock } from "../clock";
import { begin } from "../testing/test-sandbox";
import { runDetails, runRow } from "./run-rows";
import { isScenarioName, scenarios, type ScenarioName } from "./scenarios";
import { driftAlerts, siteUsage, timeseries, usageSummary } from "./usage";
import { completeOnboarding, createWorld, type World } from "./world";

const origin = "http://localhost:4173";
const second = 1_000;
const hour = 3_600 * second;
const day = 24 * hour;

const worldOf = (scenario: ScenarioName = "midway", start = begin, pace = 30) =>
  createWorld(scenarios[scenario].world, start, pace);
const rowsOf = (world: World, now: number) =>
  [...world.runs.live(now), ...world.runs.history(now)].map((run) => runRow(run, now, origin));
const everything = (world: World, now: number) => ({
  site: world.site,
  actions: world.actions,
  drafts: world.drafts,
  keys: world.keys,
  members: world.members,
  runs: rowsOf(world, now),
  timelines: world.runs.history(now).map((run) => runDetails(run, now, origin).step_timeline),
});

describe("the seeded world", () => {
  test("is the same on every start at the same time", () => {
    expect(everything(worldOf(), begin + hour)).toEqual(everything(worldOf(), begin + hour));
  });

  test.each(["midnight", "noon"])("is the same relative to its start at %s", (when) => {
    const other = Date.parse("2027-01-01T00:00:00Z") + (when === "noon" ? 12 * hour : 0);
    const relative = (world: World, start: number) =>
      [...world.runs.live(start + hour), ...world.runs.history(start + hour)].map((run) => ({
        ...run,
        started: run.started - start,
      }));
    expect(relative(worldOf("midway", other), other)).toEqual(relative(worldOf(), begin));
  });

  test("doesn't depend on when it is read", () => {
    const [patient, curious] = [worldOf(), worldOf()];
    for (let at = begin; at <= begin + hour; at += 7 * second) curious.runs.live(at);
    expect(everything(curious, begin + hour)).toEqual(everything(patient, begin + hour));
  });

  test.each(Object.entries({ midway: 640, new: 0, busy: 7_700, huge: 100_000, over: 1_240 }))(
    "%s has %i runs behind it",
    (scenario, count) => {
      expect(worldOf(isScenarioName(scenario) ? scenario : "midway").runs.history(begin)).toHaveLength(count);
    },
  );

  test("has finished runs of every outcome in every environment", () => {
    const seen = new Set(
      worldOf()
        .runs.history(begin)
        .map(({ outcome, env }) => `${outcome} ${env}`),
    );
    expect(seen.size).toBe(9);
  });

  test("has failures with and without each detail, and drift with and without recovery", () => {
    const rows = rowsOf(worldOf(), begin);
    const failed = rows.filter(({ status }) => status === "failed");
    for (const part of [
      "failure_message",
      "failure_selector",
      "failure_step_index",
      "screenshot_url",
    ] as const) {
      expect(failed.some((row) => row[part] === null)).toBe(true);
      expect(failed.some((row) => row[part] !== null)).toBe(true);
    }
    expect(
      new Set(rows.filter((row) => row.was_drift_detected).map((row) => row.was_auto_recovered)),
    ).toEqual(new Set([true, false]));
  });

  test("has a low failure rate, used and unused keys, active and invited members", () => {
    const world = worldOf();
    expect(usageSummary(world, begin).failure_rate).toBeLessThan(5);
    expect(world.keys.some(({ lastUsed }) => lastUsed === null)).toBe(true);
    expect(world.members.some(({ joinedAt }) => joinedAt === null)).toBe(true);
  });
});

describe("usage matches the runs", () => {
  const moments = [begin, begin + 20 * second, begin + 3 * hour, begin + 2 * day];

  test.each(moments)("%i", (now) => {
    const world = worldOf();
    const finished = rowsOf(world, now).filter(({ status }) => status !== "running");
    const count = (status: string) => finished.filter((row) => row.status === status).length;
    const points = timeseries(world, now, 30);
    const sum = (name: "success" | "failed" | "timeout" | "total") =>
      points.reduce((total, point) => total + point[name], 0);

    expect([sum("success"), sum("failed"), sum("timeout"), sum("total")]).toEqual([
      count("success"),
      count("failed"),
      count("timeout"),
      finished.length,
    ]);
    expect(points.every(({ success, failed, timeout, total }) => success + failed + timeout === total)).toBe(
      true,
    );
    expect(usageSummary(world, now)).toMatchObject({
      successful_runs_month: count("success"),
      total_runs_month: finished.length,
    });
    expect(siteUsage(world, now)).toMatchObject({
      runs_successful: count("success"),
      runs_failed: count("failed") + count("timeout"),
    });
  });

  test("drift alerts count the drifted runs of the last seven days", () => {
    const world = worldOf();
    const drifted = rowsOf(world, begin).filter(
      (row) =>
        row.was_drift_detected && row.action_id !== null && Date.parse(row.started_at) >= begin - 7 * day,
    );
    const alerts = driftAlerts(world, begin);
    expect(alerts.reduce((total, alert) => total + alert.drift_count, 0)).toBe(drifted.length);
    expect(alerts.map((alert) => alert.latest_occurrence)).toEqual(
      alerts
        .map((alert) => alert.latest_occurrence)
        .toSorted()
        .toReversed(),
    );
  });
});

describe("live runs", () => {
  test("one runs from the start, progresses and finishes", () => {
    const world = worldOf();
    const [first] = world.runs.live(begin);
    if (!first) throw new Error("No run is running.");
    const at = (elapsed: number) => runDetails(first, first.started + elapsed, origin);
    expect(at(first.duration - 1)).toMatchObject({
      status: "running",
      duration_ms: null,
      completed_at: null,
    });
    expect(at(first.duration)).toMatchObject({ status: first.outcome, duration_ms: first.duration });
    const seen = [0.1, 0.4, 0.7, 1].map((share) => at(first.duration * share).step_timeline.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen[0]).toBeLessThan(seen[3] ?? 0);
    expect(at(first.duration * 0.5).step_timeline.at(-1)?.status).toBe("running");
  });

  test("start at the configured pace", () => {
    const world = worldOf("midway", begin, 10);
    expect(world.runs.live(begin + hour).length).toBeGreaterThan(300);
    expect(world.runs.live(begin + hour).length).toBeLessThan(420);
  });

  test("don't start at pace 0", () => {
    expect(worldOf("midway", begin, 0).runs.live(begin + day)).toEqual([]);
  });

  test("run a newly published action soon", () => {
    const world = worldOf();
    world.runs.catchUp(begin + hour);
    world.actions.push({
      id: "act_new",
      name: "Brand new",
      description: "",
      is_published: true,
      intents: [],
      version: 1,
      steps: [],
    });
    world.runs.promote("act_new", begin + hour);
    expect(world.runs.live(begin + hour + 5 * second)[0]).toMatchObject({ actionId: "act_new" });
  });

  test("don't run unpublished actions", () => {
    const world = worldOf();
    for (const action of world.actions) action.is_published = action.id === "act_refund";
    expect(new Set(world.runs.live(begin + hour).map(({ actionName }) => actionName))).toEqual(
      new Set(["Issue a refund"]),
    );
    expect(worldOf("new").runs.live(begin + hour)).toEqual([]);
  });

  test("drop out after the usage window", () => {
    const world = worldOf("midway", begin, 0);
    expect(world.runs.history(begin + 10 * day).length).toBeLessThan(640);
    expect(usageSummary(world, begin + 10 * day).total_runs_month).toBe(
      world.runs.history(begin + 10 * day).length,
    );
  });

  test("are the same by ID as in the list", () => {
    const world = worldOf();
    const now = begin + hour;
    for (const row of rowsOf(world, now)) {
      const run = world.runs.find(row.id, now);
      expect(run && runRow(run, now, origin)).toEqual(row);
    }
    expect(world.runs.find("run_000000", now)).toBeUndefined();
    expect(world.runs.find("../641", now)).toBeUndefined();
  });
});

test("completing a setup step prepares the next one", () => {
  const world = worldOf("new");
  expect(["next", "next", "next", "next"].map(() => completeOnboarding(world, "next", begin))).toEqual([
    "scriptInstalled",
    "apiKeyCreated",
    "appOpened",
    "firstRecording",
  ]);
  expect(world.drafts).toHaveLength(1);
  expect(completeOnboarding(world, "widgetEnabled", begin)).toBe("widgetEnabled");
  expect(world.site.settings.widget_enabled).toBe(true);
});

test("the clock follows the machine's from its start time and can be advanced", () => {
  let machine = 1_000;
  const clock = createClock(begin, () => machine);
  machine += 5_000;
  clock.advance(hour);
  expect([clock.world(), clock.wall()]).toEqual([begin + 5_000 + hour, 6_000]);
});
