import { expect, test } from "vitest";
import { draft, fragileSteps } from "../../fixtures";
import { editOf } from "../../model/draft/draft";
import { publishRisks } from "./publish-risks";

const risksOf = (
  over: Parameters<typeof draft>[0],
  collisions: Parameters<typeof publishRisks>[0]["collisions"] = [],
) => {
  const whole = draft(over);
  return publishRisks({ draft: whole, edit: editOf(whole), collisions });
};

test("a stable draft with phrases has no risks", () => {
  expect(risksOf({})).toEqual([]);
});

test("weak steps, sensitive fields, shared phrases and destructive actions are risks", () => {
  const shared = [
    { count: 1, first: [{ kind: "row" as const, index: 1 }] },
    { count: 0, first: [] },
  ];
  expect(risksOf({ destructive: true, steps: fragileSteps }, shared)).toEqual([
    "Deletes or permanently changes data",
    "1 step has no selector and can’t run",
    "2 steps may break",
    "1 step types into a sensitive field",
    "1 phrase is already in use elsewhere",
  ]);
});

test("a draft without steps is named first", () => {
  expect(risksOf({ steps: [], destructive: true })).toEqual([
    "No steps recorded: nothing will happen when people ask for it",
    "Deletes or permanently changes data",
  ]);
});

test("a draft without phrases is a risk", () => {
  expect(risksOf({ intents: ["", " "] })).toEqual(["No phrases yet, so people can’t ask for it"]);
});
