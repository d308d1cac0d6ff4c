import { expect, test } from "vitest";
import { draft, drafts } from "../fixtures";
import { uneditedForm, unsavedFields } from "../form/form";
import { draftName, selectDrafts } from "./draft";
import { type DraftEdit, draftFieldText, draftFormFields, editOf } from "./draft-form";
import { allDrafts, needsDraftSearch, parseDraftsQuery } from "./drafts-query";

const changedFields = (stored: DraftEdit, edit: DraftEdit) =>
  unsavedFields({ ...uneditedForm(stored), edit }, draftFormFields);

test.each([
  ["", "Untitled Draft"],
  ["   ", "Untitled Draft"],
  ["Book", "Book"],
  [" Book ", " Book "],
])("shows the name %j as %j", (name, shown) => {
  expect(draftName(name)).toBe(shown);
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

test("reports conflicts only in fields that the server changed", () => {
  const loaded = draft();
  expect(changedFields(loaded, draft({ steps: [], createdAt: null, routePattern: null }))).toEqual([]);
  expect(changedFields(loaded, draft({ description: "Changed elsewhere" }))).toEqual(["description"]);
});

test.each([
  ["?q=PICNIC", ["drf_order_basket"]],
  ["?q=untitled", ["drf_untitled"]],
  ["?q=my-stays", ["drf_move_stay"]],
  ["?sort=-created", ["drf_untitled", "drf_move_stay", "drf_delete_account", "drf_order_basket"]],
  ["?sort=created", ["drf_delete_account", "drf_move_stay", "drf_untitled", "drf_order_basket"]],
  ["?sort=name&q=a", ["drf_delete_account", "drf_move_stay", "drf_order_basket", "drf_untitled"]],
])("selects drafts by %s", (search, ids) => {
  expect(selectDrafts(drafts, parseDraftsQuery(search)).map(({ id }) => id)).toEqual(ids);
});

test("returns the same list without a query", () => {
  expect(selectDrafts(drafts, allDrafts)).toBe(drafts);
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

test.each([
  [9, "", false],
  [10, "", true],
  [0, "password", true],
])("%s drafts, searched for “%s”, need a search: %s", (count, q, needed) => {
  expect(needsDraftSearch({ ...allDrafts, q }, count)).toBe(needed);
});
