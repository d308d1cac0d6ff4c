import { expect, test } from "vitest";
import { runDetails, runStep } from "@understudy/model/fixtures";
import { timelineOf } from "./timeline-steps";

test("each step has the tone of its status", () => {
  const steps = ["success", "failed", "running"].map((status) => runStep({ status }));
  const { count, stepAt } = timelineOf({
    run: runDetails({ steps }),
    other: null,
    hide: (text) => text,
    revealed: { has: () => false, toggle: () => undefined },
    marked: null,
  });
  expect(Array.from({ length: count }, (_, index) => stepAt(index).tone)).toEqual(["good", "bad", "neutral"]);
});
