import { describe, expect, it } from "vitest";
import { failedRun, run } from "../../fixtures/runs";
import { lastSuccessOf } from "./last-success";

const at = (id: string, startedAt: string | null, over = {}) => run({ key: id, id, startedAt, ...over });

const before = at("before", "2026-03-04T14:00:00Z");
const longBefore = at("longBefore", "2026-03-01T14:00:00Z");
const after = at("after", "2026-03-04T15:00:00Z");
const staging = at("staging", "2026-03-04T14:20:00Z", { env: "staging" });
const drifted = at("drifted", "2026-03-04T14:25:00Z", { wasDriftDetected: true, wasAutoRecovered: true });
const undated = at("undated", null);

describe("lastSuccessOf", () => {
  it.each([
    ["the last before the run", [after, longBefore, before], "before"],
    ["the same environment first", [staging, longBefore], "longBefore"],
    ["one without drift first", [drifted, longBefore], "longBefore"],
    ["one without drift, even in another environment or later", [drifted, staging, after], "after"],
    ["a drifted one if all of them drifted", [drifted], "drifted"],
    ["another environment when there is no other", [staging], "staging"],
    ["a later one if there is no earlier one", [after], "after"],
    ["one without a date at the very last", [undated, longBefore], "longBefore"],
    ["only successes", [at("failed", before.startedAt, { status: "failed" })], undefined],
    ["only the same action", [at("other", before.startedAt, { actionId: "act_other" })], undefined],
    ["only what can be opened", [at("..", before.startedAt), { ...before, id: null }], undefined],
    ["never itself", [{ ...failedRun, status: "success" }], undefined],
  ])("%s", (_, runs, id) => {
    expect(lastSuccessOf(runs, failedRun)?.id).toBe(id);
  });

  it("matches an action without an ID by its name", () => {
    const nameless = { ...failedRun, actionId: null };
    expect(lastSuccessOf([before], nameless)).toBeNull();
    expect(lastSuccessOf([{ ...before, actionId: null }], nameless)?.id).toBe("before");
  });

  it("finds nothing for a run without an action", () => {
    expect(
      lastSuccessOf([{ ...before, actionId: null, actionName: null }], {
        ...failedRun,
        actionId: null,
        actionName: null,
      }),
    ).toBeNull();
  });
});
