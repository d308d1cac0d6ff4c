import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { siteFormFields, type SiteForm } from "./site/site-form";
import { mergeEdits, resolveConflict, type FormFields } from "./merge-edits";

type Form = Record<"a" | "b", string>;
const fields: FormFields<Form, "a" | "b"> = {
  names: ["a", "b"],
  isSame: (left, right, field) => left[field] === right[field],
  take: (form, from, field) => ({ ...form, [field]: from[field] }),
};
const form = (a: string, b: string): Form => ({ a, b });
const old = form("old", "old");

describe("merging unsaved edits with a newer version", () => {
  test("keeps what was edited, and takes what wasn't", () => {
    expect(mergeEdits({ base: old, edit: form("mine", "old") }, form("old", "theirs"), fields)).toEqual({
      base: form("old", "theirs"),
      edit: form("mine", "theirs"),
      conflicts: [],
    });
  });

  test("reports a field that both changed, and keeps the edit until it is resolved", () => {
    const theirs = form("theirs", "old");
    const merged = mergeEdits({ base: old, edit: form("mine", "old") }, theirs, fields);
    expect(merged).toEqual({ base: old, edit: form("mine", "old"), conflicts: ["a"] });
    expect(mergeEdits(merged, theirs, fields)).toEqual(merged);
    expect(resolveConflict(merged, theirs, fields, "a", "yours")).toEqual({
      base: theirs,
      edit: form("mine", "old"),
    });
    expect(resolveConflict(merged, theirs, fields, "a", "theirs")).toEqual({ base: theirs, edit: theirs });
  });

  test("reports nothing if both changed it to the same value", () => {
    const same = form("same", "old");
    expect(mergeEdits({ base: old, edit: same }, same, fields)).toEqual({
      base: same,
      edit: same,
      conflicts: [],
    });
  });

  test("reports nothing if the server holds what a failed save sent, and keeps it unsaved", () => {
    const sent = form("sent", "old");
    for (const edit of [sent, form("typed since", "old")])
      expect(mergeEdits({ base: old, edit }, sent, fields, sent)).toEqual({ base: old, edit, conflicts: [] });
  });

  test("never loses either side: every field is mine, theirs or in conflict", () => {
    const value = fc.constantFrom("1", "2", "3");
    const anyForm = fc.record({ a: value, b: value });
    fc.assert(
      fc.property(anyForm, anyForm, anyForm, (base, edit, theirs) => {
        const merged = mergeEdits({ base, edit }, theirs, fields);
        for (const field of fields.names) {
          const mine = base[field] !== edit[field];
          const changed = base[field] !== theirs[field];
          expect(merged.conflicts.includes(field)).toBe(mine && changed && edit[field] !== theirs[field]);
          expect(merged.edit[field]).toBe(mine ? edit[field] : theirs[field]);
        }
      }),
    );
  });
});

test("a site's domains merge one by one", () => {
  const site = (name: string, dev: string, prod: string): SiteForm => ({
    name,
    domains: { dev, staging: "", prod },
  });
  const merged = mergeEdits(
    { base: site("A", "d", "p"), edit: site("A", "mine", "p") },
    site("B", "d", "theirs"),
    siteFormFields,
  );
  expect(merged).toMatchObject({ edit: site("B", "mine", "theirs"), conflicts: [] });
});
