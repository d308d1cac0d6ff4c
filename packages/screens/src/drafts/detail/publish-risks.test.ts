import { expect, test } from "vitest";
import { draft, fragileSteps } from "@understudy/model/fixtures";
import { editOf } from "@understudy/model";
import { publishRisks } from "./publish-risks";

test.each([
  [{}, ""],
  [{ steps: [] }, "No steps recorded"],
  [{ intents: ["", " "] }, "No phrases yet"],
  [{ steps: fragileSteps }, "2 steps may break, 1 can’t run"],
  [{ steps: fragileSteps, intents: [] }, "No phrases yet · 2 steps may break, 1 can’t run"],
])("what %o lacks is %j", (over, risks) => {
  const whole = draft(over);
  expect(publishRisks({ draft: whole, edit: editOf(whole) })).toBe(risks);
});
