import { describe, expect, test } from "vitest";
import { screenshot } from "../pages/screenshot";
import { begin } from "../testing/test-sandbox";
import { createDataset } from "./dataset";
import { incidents, problems } from "./incidents";
import { recordedActions } from "./recordings";
import { runDetails } from "./run-rows";
import type { PlannedRun } from "./planned-run";
import { scenarios } from "./scenarios";
import { driftAlerts, usageSummary } from "./usage";

const hour = 3_600_000;
const day = 24 * hour;
/** Each weekday, at different hours. */
const starts = Array.from({ length: 8 }, (_, index) => begin + index * (day + 3 * hour));

const datasetAt = (start: number, scenario: "midway" | "busy" = "midway") =>
  createDataset(scenarios[scenario].dataset, start, 30);

/** Finished runs, live ones included. */
function finishedRuns(start: number, scenario: "midway" | "busy"): PlannedRun[] {
  const { runs } = datasetAt(start, scenario);
  const now = start + hour;
  return [...runs.live(now).filter((run) => run.started + run.duration <= now), ...runs.history(now)];
}

describe("the 48 actions", () => {
  test("have their own recordings, with a selector for every element", () => {
    expect(recordedActions).toHaveLength(48);
    for (const field of ["id", "name"] as const)
      expect(new Set(recordedActions.map((action) => action[field])).size).toBe(48);
    expect(new Set(recordedActions.map(({ page, steps }) => JSON.stringify([page, steps]))).size).toBe(48);
    for (const { name, page, version, steps } of recordedActions) {
      expect([name, page]).toEqual([name, expect.stringMatching(/^\/[a-z]/)]);
      expect(version).toBeGreaterThan(0);
      expect(steps.length).toBeGreaterThan(1);
      for (const { type, selector, label, value } of steps) {
        expect([name, type]).toEqual([name, expect.stringMatching(/^(navigate|click|input|select|check)$/)]);
        expect([name, selector === null]).toEqual([name, type === "navigate"]);
        expect([name, label]).not.toEqual([name, ""]);
        expect([name, type, value !== undefined]).toEqual([name, type, !["click", "check"].includes(type)]);
      }
    }
  });

  test("have intents that nobody else's action has", () => {
    const intents = recordedActions.flatMap((action) => action.intents);
    expect(intents.length).toBeGreaterThan(60);
    expect(new Set(intents).size).toBe(intents.length);
  });
});

test("incidents name actions and steps that exist", () => {
  for (const { action, step, cause } of incidents.filter((incident) => incident.action !== undefined)) {
    const steps = recordedActions.find(({ id }) => id === action)?.steps ?? [];
    expect([cause, step !== undefined && step < steps.length]).toEqual([cause, true]);
  }
});

describe.each(["midway", "busy"] as const)("every run of the scenario %s", (scenario) => {
  // Checking the busy account at one time is enough: it is ten times as large.
  const runs = (scenario === "busy" ? [begin] : starts).flatMap((start) =>
    finishedRuns(start, scenario).map((run) => ({ run, start })),
  );
  const detailsOf = ({ run, start }: (typeof runs)[number]) => runDetails(run, start + hour, "");
  const withTimeline = runs.filter((each) => detailsOf(each).step_timeline.length > 0);

  test("takes as long as its steps", () => {
    const wrong = withTimeline.filter((each) => {
      const { duration_ms: total, step_timeline: steps } = detailsOf(each);
      const sum = steps.reduce((reached, step) => reached + (step.duration_ms ?? 0), 0);
      return each.run.failure?.stepIndex !== null && sum !== total;
    });
    expect(wrong.map(({ run }) => run.id)).toEqual([]);
  });

  test("fails at the step that its message, selector and duration are about", () => {
    const failures = withTimeline.filter(({ run }) => run.failure?.stepIndex != null);
    expect(failures.length).toBeGreaterThan(50);
    for (const each of failures) {
      const { failure_step_index: at, step_timeline: steps, ...details } = detailsOf(each);
      const failed = steps[at ?? -1];
      expect(failed).toMatchObject({
        selector: details.failure_selector,
        error: details.failure_message,
        status: details.status,
      });
      expect(details.failure_message).toContain(details.failure_selector);
      const [seconds] = /\d+(?= s\b)/.exec(details.failure_message ?? "") ?? [];
      expect(Number(seconds)).toBe(Math.round((failed?.duration_ms ?? 0) / 1000));
      expect(new Set(steps.slice(0, at ?? 0).map(({ status }) => status))).not.toContain("failed");
      for (const skipped of steps.slice((at ?? 0) + 1))
        expect(skipped).toMatchObject({ status: "skipped", duration_ms: null, error: null });
    }
  });

  test("that failed before its first step names the site, and has performed none", () => {
    for (const each of withTimeline.filter(({ run }) => run.failure?.stepIndex === null)) {
      const { failure_message: message, failure_selector: selector, step_timeline: steps } = detailsOf(each);
      expect(selector).toBeNull();
      expect(new Set(steps.map(({ status }) => status))).toEqual(new Set(["skipped"]));
      expect(message ?? "http://nothing.reported/").toMatch(/https?:\/\/[\w.:]+\//);
    }
  });

  test("has a screenshot of the page and the element", async () => {
    for (const { run } of runs.filter(({ run: each }) => each.failure?.screenshot)) {
      const picture = String(await screenshot(run))
        .replaceAll("&#39;", "'")
        .replaceAll("&gt;", ">");
      expect(picture).toContain(run.failure?.stepIndex === null ? "503" : "harbourandpine.example/");
      // A payment that takes too long shows neither.
      const { action, problem, instead = "" } = run.incident ?? {};
      const shown = problem === "slow" ? [] : [instead, run.failure?.selector?.slice(0, 40) ?? ""];
      // The step before opened this page.
      if (action === "act_refund") shown.push("/desk/payments");
      for (const text of shown) expect(picture).toContain(text);
    }
  });

  test("fails only because of an incident that was active", () => {
    const wrong = runs.filter(({ run: { incident, env, outcome } }) => {
      const problem = incident?.problem;
      return (
        outcome !== (problem ? problems[problem].outcome : "success") ||
        incident?.envs.includes(env) === false
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(starts.map((start) => [new Date(start).toISOString(), start] as const))(
  "a month that ends at %s",
  (_name, start) => {
    const rows = datasetAt(start).runs.history(start);
    const about = (action: string) => rows.filter(({ actionId }) => actionId === action);

    test("has few failures, and drift with and without recovery", () => {
      const dataset = datasetAt(start);
      expect(usageSummary(dataset, start).failure_rate).toBeLessThan(5);
      const rates = driftAlerts(dataset, start).map((alert) => alert.recovery_rate);
      expect(rates).toContain(0);
      expect(Math.max(...rates)).toBeGreaterThan(0);
    });

    test("has finished runs of every outcome in every environment", () => {
      expect(new Set(rows.map(({ outcome, env }) => `${outcome} ${env}`)).size).toBe(9);
    });

    test("breaks two actions on a Thursday: one was recorded again, the other still fails", () => {
      const refunds = about("act_refund").filter(({ env, incident }) => env === "prod" && incident?.action);
      const first = Math.min(...refunds.map(({ started }) => started));
      const since = about("act_refund").filter(({ env, started }) => env === "prod" && started >= first);
      expect(since.every(({ outcome }) => outcome === "failed")).toBe(true);
      const canceled = about("act_cancel_booking").filter(({ incident }) => incident?.action);
      for (const { started } of canceled) expect(first - started).toBeLessThan(8 * day);
      expect(about("act_cancel_booking")[0]?.steps[1]?.selector).toBe("[data-testid=cancel-booking]");
      expect(about("act_cancel_booking").at(-1)?.steps[1]?.selector).toBe("#cancel-booking");
    });

    test("has slow payments in the evening only", () => {
      const slow = rows.filter(({ incident }) => incident?.problem === "slow");
      expect(slow.length).toBeGreaterThan(0);
      for (const { started } of slow) {
        expect(new Date(started).getUTCHours()).toBeGreaterThanOrEqual(18);
        expect(new Date(started).getUTCHours()).toBeLessThan(22);
      }
    });

    test("shows a changed button as drift, then as failures, until it was recorded again", () => {
      const changes = about("act_check_in_time").toReversed();
      const kinds = changes.map(({ drift, outcome }) => (drift ? outcome : "fine"));
      expect(`${kinds.join(" ")} `).toMatch(/^(fine )+(success )+(failed )*(fine )+$/);
    });
  },
);
