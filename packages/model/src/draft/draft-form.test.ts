import { expect, test } from "vitest";
import { draft } from "../fixtures";
import { uneditedForm, unsavedFields } from "../form/form";
import {
  draftChanges,
  type DraftEdit,
  draftEditsText,
  draftFieldNames,
  draftFieldText,
  draftFormFields,
  editOf,
} from "./draft-form";

const changedFields = (stored: DraftEdit, edit: DraftEdit) =>
  unsavedFields({ ...uneditedForm(stored), edit }, draftFormFields);

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

test.each([
  [{}, []],
  [{ name: "Other" }, ["name"]],
  [{ name: "Move a stay to other nights " }, ["name"]],
  [{ description: "" }, ["description"]],
  [{ intents: ["change my dates", "come a day later", ""] }, ["intents"]],
  [{ intents: ["come a day later", "change my dates"] }, ["intents"]],
  [{ intents: [] }, ["intents"]],
  [{ destructive: true, name: "" }, ["name", "destructive"]],
])("%j changes %j", (over, fields) => {
  const [before, after] = [editOf(draft()), { ...editOf(draft()), ...over }];
  expect(changedFields(before, after)).toEqual(fields);
});

test("copies changed fields as they were typed", () => {
  const stored = editOf(draft());
  const edit = { ...stored, name: " Other ", intents: ["book", "come later"], destructive: true };
  expect(draftEditsText({ ...uneditedForm(stored), edit })).toBe(
    "Name:\n Other \n\nIntents:\nbook\ncome later\n\nDestructive action:\nYes",
  );
});

test("reports conflicts only in fields that the server changed", () => {
  const loaded = draft();
  expect(changedFields(loaded, draft({ steps: [], createdAt: null, routePattern: null }))).toEqual([]);
  expect(changedFields(loaded, draft({ description: "Changed elsewhere" }))).toEqual(["description"]);
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
