import { expect, test } from "vitest";
import { runStep } from "../../fixtures";
import { waterfall } from "./waterfall";

const lasting = (...durations: (number | null)[]) => durations.map((durationMs) => runStep({ durationMs }));

test("places steps one after another, and the unaccounted time last", () => {
  const drawn = waterfall({ durationMs: 1_000, steps: lasting(100, 400, 250) });
  expect(drawn.steps.map(({ offset, share }) => [offset, share])).toEqual([
    [0, 0.1],
    [0.1, 0.4],
    [0.5, 0.25],
  ]);
  expect(drawn.unaccounted).toEqual({ ms: 250, offset: 0.75, share: 0.25 });
});

test("fills the run with steps that took longer", () => {
  const drawn = waterfall({ durationMs: 100, steps: lasting(300, 100) });
  expect(drawn).toMatchObject({ unaccounted: { ms: 0, share: 0 } });
  expect(drawn.steps.map(({ share }) => share)).toEqual([0.75, 0.25]);
});

test("two runs share the longer one's axis", () => {
  const drawn = waterfall({ durationMs: 500, steps: lasting(100) }, 1_000);
  expect(drawn.steps[0]).toMatchObject({ offset: 0, share: 0.1 });
  expect(drawn.unaccounted).toEqual({ ms: 400, offset: 0.1, share: 0.4 });
});

test("draws a step without a duration as empty, in its position", () => {
  expect(waterfall({ durationMs: 200, steps: lasting(100, null, 100) }).steps[1]).toEqual({
    offset: 0.5,
    share: 0,
    isKnown: false,
  });
});

test.each([
  [null, []],
  [0, lasting(0, null)],
  [null, lasting(null)],
  [-5, lasting(-3, Number.NaN)],
  [Number.POSITIVE_INFINITY, lasting(Number.POSITIVE_INFINITY)],
])("gives a run of %s ms without usable steps zero shares", (durationMs, steps) => {
  const drawn = waterfall({ durationMs, steps });
  for (const { offset, share } of drawn.steps) expect([offset, share]).toEqual([0, 0]);
  expect(drawn).toMatchObject({ unaccounted: { ms: 0, share: 0 } });
});
