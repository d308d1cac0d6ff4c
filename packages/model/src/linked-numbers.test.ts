import * as fc from "fast-check";
import { expect, test } from "vitest";
import { needsAttention } from "./dashboard/attention";
import { type DriftAlert, driftedRuns } from "./dashboard/drift";
import { utcDay } from "./core/dates";
import { driftAlert, fixedNow, run } from "./fixtures";
import { paths } from "./route/paths";
import { FailureGrouper, sameFailures } from "./run/failure/failure-groups";
import { selectRuns } from "./run/list/filter-runs";
import { environments, type Run, runStatuses } from "./run/run";
import { parseRunStatus } from "./run/run-status";
import { driftChoices, parseRunsQuery, sinceChoices } from "./run/runs-query";

const day = 86_400_000;

const rowsBehind = (href: string, runs: readonly Run[]) =>
  selectRuns(runs, parseRunsQuery(new URL(href, "https://console.example").search), fixedNow).length;

const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const selectors = ["#pay", "button[name='a b']", "!!!", "", "#pin[value='1']"];
const messages = ["No element matched.", "“x” failed", "?", ""];
const actions = [
  ["act_1", "Book a room"],
  ["act_2", "!!!"],
  ["act/3", ""],
  [null, "Book a room"],
  [null, null],
] as const;

const anyRun = fc
  .record({
    action: fc.constantFrom(...actions),
    status: fc.constantFrom(...runStatuses, "FAILED", "cancelled", null),
    env: fc.constantFrom(...environments, "qa", null),
    ageMs: fc.integer({ min: 0, max: 12 * day }),
    wasDriftDetected: fc.boolean(),
    wasAutoRecovered: fc.boolean(),
    failureSelector: orNone(fc.constantFrom(...selectors)),
    failureMessage: orNone(fc.constantFrom(...messages)),
    failureStepIndex: orNone(fc.integer({ min: -1, max: 3 })),
  })
  .map(({ action: [actionId, actionName], ageMs, ...over }) =>
    run({ ...over, actionId, actionName, startedAt: new Date(fixedNow - ageMs).toISOString() }),
  );

const anyRuns = fc
  .array(anyRun, { maxLength: 60 })
  .map((runs) => runs.map((each, index) => ({ ...each, id: `run_${index}`, key: `run_${index}` })));

const anyQuery = fc.record({
  status: orNone(fc.constantFrom(...runStatuses)),
  env: orNone(fc.constantFrom(...environments)),
  q: fc.constantFrom("", "book", " pay ", "step 2"),
  drift: orNone(fc.constantFrom(...driftChoices)),
  problem: fc.boolean(),
  since: orNone(fc.constantFrom(...sinceChoices)),
});

test("each of the top failures leads to as many runs as it counts", () => {
  fc.assert(
    fc.property(anyRuns, anyQuery, (runs, over) => {
      const query = { ...parseRunsQuery(""), ...over };
      for (const { name, count } of new FailureGrouper().add(selectRuns(runs, query, fixedNow)).groups())
        expect(rowsBehind(paths.runs.href({ ...query, failure: name }), runs)).toBe(count);
    }),
  );
});

test("“failed the same way” leads to as many runs as it counts", () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const groups = runs.flatMap((each) => sameFailures(runs, each) ?? []);
      expect(groups.map(({ name }) => rowsBehind(paths.runs.href({ failure: name }), runs))).toEqual(
        groups.map(({ count }) => count),
      );
    }),
  );
});

test("a day of the chart leads to as many runs of each outcome as it names", () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      for (const name of new Set(runs.map(({ startedAt }) => utcDay(Date.parse(startedAt ?? "")))))
        for (const status of ["success", "failed", "timeout"] as const)
          expect(rowsBehind(paths.runs.href({ day: name, status }), runs)).toBe(
            runs.filter((each) => each.startedAt?.startsWith(name) && parseRunStatus(each.status) === status)
              .length,
          );
    }),
  );
});

/** As a server counts the last seven days, with rates in whole percent. */
function alertsOf(runs: readonly Run[]): DriftAlert[] {
  const drifted = runs.filter(
    ({ wasDriftDetected, startedAt }) =>
      wasDriftDetected && Date.parse(startedAt ?? "") >= fixedNow - 7 * day,
  );
  return [...new Set(drifted.map(({ actionId }) => actionId))].map((actionId) => {
    const of = drifted.filter((each) => each.actionId === actionId);
    const recovered = of.filter(({ wasAutoRecovered }) => wasAutoRecovered);
    return driftAlert({
      key: String(actionId),
      actionId,
      actionName: of[0]?.actionName ?? null,
      driftCount: of.length,
      recoveryRate: Math.round((recovered.length / of.length) * 100),
      latestOccurrence: of[0]?.startedAt ?? null,
    });
  });
}

const withId = ({ actionId }: { actionId: string | null }) => actionId !== null;

test("a drift alert leads to as many runs as it counts", () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      for (const alert of alertsOf(runs).filter(withId))
        expect(rowsBehind(paths.runs.href(driftedRuns(alert, "1")), runs)).toBe(alert.driftCount);
    }),
  );
});

test("“Needs attention” leads to as many runs as it counts, or counts none", () => {
  const many = fc
    .tuple(anyRuns, fc.integer({ min: 1, max: 5 }))
    .map(([runs, times]) =>
      Array.from({ length: times }, (_, copy) =>
        runs.map((each) => ({ ...each, id: `${each.id}_${copy}` })),
      ).flat(),
    );
  fc.assert(
    fc.property(many, (runs) => {
      const data = {
        site: null,
        summary: { failureRate: 12 },
        timeseries: [],
        drift: alertsOf(runs).filter(withId),
      };
      const counted = needsAttention(data, fixedNow).flatMap(({ text, href }) => {
        const [, count] = /([\d,]+) (?:time|run)/.exec(text) ?? [];
        return count === undefined ? [] : [{ count: Number(count), href }];
      });
      expect(counted.map(({ href }) => rowsBehind(href, runs))).toEqual(counted.map(({ count }) => count));
    }),
  );
});
