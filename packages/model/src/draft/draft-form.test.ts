import { expect, test } from "vitest";
import { draft } from "../fixtures";
import { uneditedForm } from "../form/form";
import { draftChanges, draftEditsText, draftFieldNames, draftFieldText, editOf } from "./draft-form";

test("names fields in a sentence", () => {
  const edit = { intents: ["book", "reserve"] };
  expect(draftFieldNames(["description", "intents"], edit)).toBe("Description and 2 phrases");
  expect(draftFieldNames(["name", "description", "destructive"], edit)).toBe(
    "Name, Description, and Destructive action",
  );
  expect(draftFieldNames([], edit)).toBe("");
});

test("names what differs between two versions of a draft", () => {
  const before = draft();
  expect(draftChanges(before, draft())).toBeNull();
  expect(draftChanges(before, { ...before, createdAt: null })).toBeNull();
  expect(draftChanges(before, { ...before, name: "Theirs", steps: [] })).toBe("Name and Recorded Steps");
  expect(draftChanges(before, { ...before, routePattern: "/elsewhere" })).toBe("Page & Entry");
});

test("an edit has exactly the four fields and copies the list", () => {
  const whole = draft();
  const edit = editOf(whole);
  expect(Object.keys(edit)).toEqual(["name", "description", "intents", "destructive"]);
  expect(edit.intents).not.toBe(whole.intents);
});

test("copies changed fields as they were typed", () => {
  const stored = editOf(draft());
  const edit = { ...stored, name: " Other ", intents: ["book", "come later"], destructive: true };
  expect(draftEditsText({ ...uneditedForm(stored), edit })).toBe(
    "Name:\n Other \n\nIntents:\nbook\ncome later\n\nDestructive action:\nYes",
  );
});

test.each([
  [["book", "come later"], "book\ncome later"],
  [["book ", "come later"], "book␣\ncome later"],
  [["book", ""], "book\n—"],
  [["", ""], "—\n—"],
  [[""], "—"],
  [[], "No phrases"],
])("as one of two versions, the phrases %j are shown as %j", (intents, shown) => {
  expect(draftFieldText(editOf(draft({ intents })), "intents")).toBe(shown);
});
