import { expect, test } from "vitest";
import { action, draft, fragileSteps } from "@understudy/model/fixtures";
import { editOf, intentCollisions, intentIndex } from "@understudy/model";
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
    { count: 1, first: [{ kind: "action" as const, id: "act_book", name: "Book" }] },
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

test("phrases that only the draft itself repeats aren’t called in use elsewhere", () => {
  const intents = ["Book", "book!", "book", "Book.", "Cancel", "cancel"];
  const elsewhere = intentIndex([action({ intents: ["book"] })], [], null);
  expect(risksOf({ intents }, intentCollisions(intents, intentIndex([], [], null)))).toEqual([
    "6 phrases are repeated in this draft",
  ]);
  expect(risksOf({ intents }, intentCollisions(intents, elsewhere))).toEqual([
    "4 phrases are already in use elsewhere",
    "6 phrases are repeated in this draft",
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
