import { describe, expect, test } from "vitest";
import { createClock, day, hour } from "./clock";
import { begin } from "../testing/test-sandbox";
import { runDetails, runRow } from "./run-rows";
import { isScenarioName, scenarios, type ScenarioName } from "./scenarios";
import { driftAlerts, siteUsage, timeseries, usageSummary } from "./usage";
import { completeOnboarding, createDataset, type Dataset } from "./dataset";

const origin = "http://localhost:4173";
const second = 1_000;

const datasetOf = (scenario: ScenarioName = "midway", start = begin, runInterval = 30) =>
  createDataset(scenarios[scenario].dataset, start, runInterval);
const rowsOf = (dataset: Dataset, now: number) =>
  [...dataset.runs.live(now), ...dataset.runs.history(now)].map((run) => runRow(run, now, origin));
const everything = (dataset: Dataset, now: number) => ({
  site: dataset.site,
  actions: dataset.actions,
  drafts: dataset.drafts,
  keys: dataset.keys,
  members: dataset.members,
  runs: rowsOf(dataset, now),
  timelines: dataset.runs.history(now).map((run) => runDetails(run, now, origin).step_timeline),
});

describe("the seeded dataset", () => {
  test("is the same on every start at the same time", () => {
    expect(everything(datasetOf(), begin + hour)).toEqual(everything(datasetOf(), begin + hour));
  });

  test("is the same relative to its start in another week", () => {
    const other = begin + 43 * 7 * day;
    const relative = (dataset: Dataset, start: number) =>
      [...dataset.runs.live(start + hour), ...dataset.runs.history(start + hour)].map((run) => ({
        ...run,
        started: run.started - start,
      }));
    expect(relative(datasetOf("midway", other), other)).toEqual(relative(datasetOf(), begin));
  });

  test("doesn't depend on when it is read", () => {
    const [polledOnce, polledOften] = [datasetOf(), datasetOf()];
    for (let at = begin; at <= begin + hour; at += 7 * second) polledOften.runs.live(at);
    expect(everything(polledOften, begin + hour)).toEqual(everything(polledOnce, begin + hour));
  });

  test.each(Object.entries({ midway: 640, new: 0, busy: 7_700, huge: 100_000, over: 1_240 }))(
    "%s has a history of %i runs",
    (scenario, count) => {
      expect(datasetOf(isScenarioName(scenario) ? scenario : "midway").runs.history(begin)).toHaveLength(
        count,
      );
    },
  );

  test("has no runs in the last days of the scenario of silence, and hundreds a day before", () => {
    const totals = timeseries(datasetOf("silent"), begin + hour, 30).map(({ total }) => total);
    expect(totals.slice(-3)).toEqual([0, 0, 0]);
    expect(Math.min(...totals.slice(5, -4))).toBeGreaterThan(100);
  });

  test("has finished runs of every outcome in every environment", () => {
    const seen = new Set(
      datasetOf()
        .runs.history(begin)
        .map(({ outcome, env }) => `${outcome} ${env}`),
    );
    expect(seen.size).toBe(9);
  });

  test("has failures with and without each detail, and drift with and without recovery", () => {
    const rows = rowsOf(datasetOf(), begin);
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

  test("most recovered runs report the element that was used, and some report nothing", () => {
    const recovered = datasetOf("busy")
      .runs.history(begin)
      .filter((run) => run.recovered && begin - run.started < 20 * day);
    const reported = recovered.filter((run) => {
      const used = runDetails(run, begin, origin).step_timeline.map(({ selector }) => selector);
      const other = used.filter((selector, index) => selector !== run.steps[index]?.selector);
      expect(other.length).toBeLessThanOrEqual(1);
      return other.length === 1;
    });
    const share = reported.length / recovered.length;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(1);
  });

  test("a run that didn't recover reports the recorded elements", () => {
    const lost = datasetOf()
      .runs.history(begin)
      .filter((run) => run.drift && !run.recovered && begin - run.started < 20 * day);
    expect(lost.length).toBeGreaterThan(0);
    for (const run of lost)
      expect(runDetails(run, begin, origin).step_timeline.map(({ selector }) => selector)).toEqual(
        run.steps.map(({ selector }) => selector),
      );
  });

  test("has a low failure rate, used and unused keys, active and invited members", () => {
    const dataset = datasetOf();
    expect(usageSummary(dataset, begin).failure_rate).toBeLessThan(5);
    expect(dataset.keys.some(({ lastUsed }) => lastUsed === null)).toBe(true);
    expect(dataset.members.some(({ joinedAt }) => joinedAt === null)).toBe(true);
  });
});

describe("usage matches the runs", () => {
  const moments = [begin, begin + 20 * second, begin + 3 * hour, begin + 2 * day];

  test.each(moments)("%i", (now) => {
    const dataset = datasetOf();
    const finished = rowsOf(dataset, now).filter(({ status }) => status !== "running");
    const count = (status: string) => finished.filter((row) => row.status === status).length;
    const points = timeseries(dataset, now, 30);
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
    expect(usageSummary(dataset, now)).toMatchObject({
      successful_runs_month: count("success"),
      total_runs_month: finished.length,
    });
    expect(siteUsage(dataset, now)).toMatchObject({
      runs_successful: count("success"),
      runs_failed: count("failed") + count("timeout"),
    });
  });

  test("drift alerts count the drifted runs of the last seven days", () => {
    const dataset = datasetOf();
    const drifted = rowsOf(dataset, begin).filter(
      (row) =>
        row.was_drift_detected && row.action_id !== null && Date.parse(row.started_at) >= begin - 7 * day,
    );
    const alerts = driftAlerts(dataset, begin);
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
  test("one is running from the start, progresses and finishes", () => {
    const dataset = datasetOf();
    const [first] = dataset.runs.live(begin);
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

  test("start at the configured interval", () => {
    const dataset = datasetOf("midway", begin, 10);
    expect(dataset.runs.live(begin + hour).length).toBeGreaterThan(300);
    expect(dataset.runs.live(begin + hour).length).toBeLessThan(420);
  });

  test("don't start if the interval is 0", () => {
    expect(datasetOf("midway", begin, 0).runs.live(begin + day)).toEqual([]);
  });

  test("run a newly published action soon", () => {
    const dataset = datasetOf();
    dataset.runs.catchUp(begin + hour);
    dataset.actions.push({
      id: "act_new",
      name: "Brand new",
      description: "",
      page: "/",
      is_published: true,
      intents: [],
      version: 1,
      steps: [],
    });
    dataset.runs.promote("act_new", begin + hour);
    expect(dataset.runs.live(begin + hour + 5 * second)[0]).toMatchObject({ actionId: "act_new" });
  });

  test("don't run unpublished actions", () => {
    const dataset = datasetOf();
    for (const action of dataset.actions) action.is_published = action.id === "act_refund";
    expect(new Set(dataset.runs.live(begin + hour).map(({ actionName }) => actionName))).toEqual(
      new Set(["Issue a refund"]),
    );
    expect(datasetOf("new").runs.live(begin + hour)).toEqual([]);
  });

  test("drop out after the usage window", () => {
    const dataset = datasetOf("midway", begin, 0);
    expect(dataset.runs.history(begin + 10 * day).length).toBeLessThan(640);
    expect(usageSummary(dataset, begin + 10 * day).total_runs_month).toBe(
      dataset.runs.history(begin + 10 * day).length,
    );
  });

  test("are the same by ID as in the list", () => {
    const dataset = datasetOf();
    const now = begin + hour;
    for (const row of rowsOf(dataset, now)) {
      const run = dataset.runs.find(row.id, now);
      expect(run && runRow(run, now, origin)).toEqual(row);
    }
    expect(dataset.runs.find("run_000000", now)).toBeUndefined();
    expect(dataset.runs.find("../641", now)).toBeUndefined();
  });
});

test("completing a setup step prepares the next one", () => {
  const dataset = datasetOf("new");
  expect(["next", "next", "next", "next"].map(() => completeOnboarding(dataset, "next", begin))).toEqual([
    "scriptInstalled",
    "apiKeyCreated",
    "appOpened",
    "firstRecording",
  ]);
  expect(dataset.drafts).toHaveLength(1);
  expect(completeOnboarding(dataset, "widgetEnabled", begin)).toBe("widgetEnabled");
  expect(dataset.site.settings.widget_enabled).toBe(true);
});

test("the clock follows the machine's from its start time and can be advanced", () => {
  let machine = 1_000;
  const clock = createClock(begin, () => machine);
  machine += 5_000;
  clock.advance(hour);
  expect([clock.now(), clock.wallTime()]).toEqual([begin + 5_000 + hour, 6_000]);
});
