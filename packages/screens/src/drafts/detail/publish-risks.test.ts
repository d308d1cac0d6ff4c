import { expect, test } from "vitest";
import { draft, fragileSteps } from "@understudy/model/fixtures";
import { editOf } from "@understudy/model";
import { publishRisks } from "./publish-risks";

test.each([
  [{}, ""],
  [{ steps: [] }, "No steps recorded"],
  [{ intents: ["", " "] }, "No phrases yet"],
  [{ steps: fragileSteps }, "3 steps may break"],
  [{ steps: fragileSteps, intents: [] }, "No phrases yet · 3 steps may break"],
])("what %o lacks is %j", (over, risks) => {
  const whole = draft(over);
  expect(publishRisks({ draft: whole, edit: editOf(whole) })).toBe(risks);
});
