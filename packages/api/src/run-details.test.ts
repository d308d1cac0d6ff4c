import { describe, expect, test } from "vitest";
import type { Run, RunStep } from "@understudy/model";
import type { Schemas } from "./api-types";
import { unreadable } from "./decoding";
import { decodeRun, decodeRuns } from "./runs";

const row = {
  id: "r1",
  action_id: "a1",
  action_name: "Book a room",
  status: "failed",
  env: "prod",
  duration_ms: 999.6,
  started_at: "2026-03-04T15:06:00Z",
  completed_at: "2026-03-04T15:07:00Z",
  was_drift_detected: true,
  was_auto_recovered: false,
  failure_message: "No button",
  failure_selector: "#book",
  failure_step_index: 0,
} satisfies Schemas["Run"];
const run = {
  key: "r1",
  id: "r1",
  actionId: "a1",
  actionName: "Book a room",
  status: "failed",
  env: "prod",
  durationMs: 999.6,
  startedAt: "2026-03-04T15:06:00Z",
  completedAt: "2026-03-04T15:07:00Z",
  wasDriftDetected: true,
  wasAutoRecovered: false,
  failureMessage: "No button",
  failureSelector: "#book",
  failureStepIndex: 0,
} satisfies Run;
const noStep: RunStep = {
  type: null,
  selector: null,
  value: null,
  durationMs: null,
  error: null,
  status: null,
};

describe("a run in a list", () => {
  test.each([
    ["whole", {}, {}],
    ["that recovered automatically", { was_auto_recovered: true }, { wasAutoRecovered: true }],
    ["of an unknown status", { status: "paused" }, { status: "paused" }],
    ["without a status", { status: null }, { status: null }],
    ["of no environment", { env: "" }, { env: null }],
    ["of an unknown environment", { env: "Canary" }, { env: "Canary" }],
    ["in development, spelled out", { env: "development" }, { env: "dev" }],
    ["in Staging, with a capital", { env: "Staging" }, { env: "staging" }],
    ["in Production, spelled out", { env: "Production" }, { env: "prod" }],
    ["of negative duration", { duration_ms: -1 }, { durationMs: null }],
    ["of a duration in words", { duration_ms: "long" }, { durationMs: null }],
    ["of a duration sent as text", { duration_ms: "850" }, { durationMs: 850 }],
    ["of huge duration", { duration_ms: 1e300 }, { durationMs: Number.MAX_SAFE_INTEGER }],
    ["with a date as a number", { started_at: 1_772_636_760_000 }, { startedAt: "2026-03-04T15:06:00.000Z" }],
    ["with no date", { started_at: {}, completed_at: null }, { startedAt: null, completedAt: null }],
    [
      "with an impossible date, which is validated when shown",
      { started_at: "2026-02-31" },
      { startedAt: "2026-02-31" },
    ],
    ["with an impossible step", { failure_step_index: -1 }, { failureStepIndex: null }],
    ["with a step in text", { failure_step_index: "2" }, { failureStepIndex: 2 }],
    [
      "with flags of wrong types",
      { was_drift_detected: "yes", was_auto_recovered: {} },
      { wasDriftDetected: false, wasAutoRecovered: false },
    ],
    ["with flags left out", { was_drift_detected: undefined }, { wasDriftDetected: false }],
    ["with an object as its message", { failure_message: { text: "no" } }, { failureMessage: null }],
  ])("%s", (_case, sent, expected) => {
    expect(decodeRuns([{ ...row, ...sent }])).toEqual([{ ...run, ...expected }]);
  });

  test("with no field at all", () => {
    const rows = decodeRuns([{}]);
    const fields =
      rows === unreadable ? [] : rows.flatMap(({ key: _key, ...others }) => Object.values(others));
    expect(new Set(fields)).toEqual(new Set([null, false]));
  });
});

describe("a run's details", () => {
  const url = "https://api.example/console/v1/runs/run_x";
  const details = { ...run, screenshot: null, steps: [] };

  test.each([
    ["with only the fields of a list", {}, {}],
    [
      "with a timeline",
      {
        step_timeline: [
          { type: "click", selector: "#a", value: "x", duration_ms: 5, error: "no", status: "failed" },
        ],
      },
      {
        steps: [{ type: "click", selector: "#a", value: "x", durationMs: 5, error: "no", status: "failed" }],
      },
    ],
    [
      "with steps that cannot be read, which keep their numbers",
      { step_timeline: [null, {}, "x", { value: 5 }] },
      { steps: [noStep, noStep, noStep, { ...noStep, value: "5" }] },
    ],
    ["with a timeline of the wrong type", { step_timeline: "none" }, {}],
    [
      "with a screenshot on this machine",
      { screenshot_url: "http://127.0.0.1:4173/a.svg" },
      { screenshot: { url: "http://127.0.0.1:4173/a.svg" } },
    ],
    [
      "with a screenshot relative to the API",
      { screenshot_url: "shots/1.png" },
      { screenshot: { url: "https://api.example/console/shots/1.png" } },
    ],
    ["with a screenshot that is no text", { screenshot_url: {} }, { screenshot: "refused" }],
  ])("%s", (_case, sent, expected) => {
    expect(decodeRun({ ...row, ...sent }, url)).toEqual({ ...details, ...expected });
    expect(decodeRun({ run: { ...row, ...sent } }, url)).toEqual({ ...details, ...expected });
  });
});
