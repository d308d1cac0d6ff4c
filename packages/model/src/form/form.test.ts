import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SiteField, siteFields, type SiteForm } from "../site/site-form";
import {
  conflictingFields,
  editsAfterSave,
  editsToStore,
  type FormEvent,
  type FormFields,
  formReducer,
  type FormState,
  type StoredEdits,
  unsavedFields,
  fieldsByKey,
} from "./form";
import { formView } from "./form-view";

type Field = "a" | "b";
type Form = Record<Field, string>;
const fields: FormFields<Form, Field> = {
  names: ["a", "b"],
  isSame: (left, right, field) => left[field] === right[field],
  take: (form, from, field) => ({ ...form, [field]: from[field] }),
};
const form = (a: string, b = "old"): Form => ({ a, b });
const old = form("old");

const opened = (stored: Form, found: readonly StoredEdits<Form>[] = [], isSaving = false) =>
  ({ type: "opened", stored, found, isSaving }) as const;
const loaded = (stored: Form) => ({ type: "loaded", stored }) as const;
const edited = (edit: Form, at = 1) => ({ type: "edited", edit, at }) as const;
const discardedOffer = (savedAt: number) => ({ type: "discarded", what: "offer", savedAt }) as const;
const sent = (sentForm: Form) => ({ type: "sent", form: sentForm }) as const;
const saved = { type: "saved" } as const;
const lost = { type: "failed", effect: "unknown" } as const;
const refused = { type: "failed", effect: "none" } as const;
const resolved = (field: Field, choice: "yours" | "theirs") => ({ type: "resolved", field, choice }) as const;

function reduce(state: FormState<Form> | null, ...events: FormEvent<Form, Field>[]): FormState<Form> {
  const last = events.reduce((before, event) => formReducer(before, event, fields), state);
  if (last === null) throw new Error("The form isn't open");
  return last;
}
const openWith = (stored: Form, ...events: FormEvent<Form, Field>[]) =>
  reduce(null, opened(stored), ...events);
const shown = (state: FormState<Form>) => {
  const { edit, unsaved, conflicts } = formView(state, fields, (from, field) => from[field]);
  return { edit, unsaved, conflicts: conflicts.map(({ field }) => field) };
};

describe("merging unsaved edits with a newer version", () => {
  test("keeps what was edited, and takes what wasn't", () => {
    const state = openWith(old, edited(form("mine")), loaded(form("old", "theirs")));
    expect(shown(state)).toEqual({ edit: form("mine", "theirs"), unsaved: ["a"], conflicts: [] });
  });

  test("reports a field that both changed, and keeps the edit until it is resolved", () => {
    const theirs = form("theirs");
    const state = openWith(old, edited(form("mine")), loaded(theirs));
    const conflict = { edit: form("mine"), unsaved: ["a"], conflicts: ["a"] };
    expect(shown(state)).toEqual(conflict);
    expect(shown(reduce(state, loaded(theirs)))).toEqual(conflict);
    expect(formView(state, fields, (from, field) => from[field]).conflicts).toEqual([
      { field: "a", yours: "mine", theirs: "theirs" },
    ]);
    expect(shown(reduce(state, resolved("a", "yours")))).toEqual({ ...conflict, conflicts: [] });
    expect(shown(reduce(state, resolved("a", "theirs")))).toEqual({
      edit: theirs,
      unsaved: [],
      conflicts: [],
    });
  });

  test("keeps reporting it if the old value is typed again", () => {
    const state = openWith(old, edited(form("mine")), loaded(form("theirs")), edited(old));
    expect(shown(state)).toEqual({ edit: old, unsaved: ["a"], conflicts: ["a"] });
    expect(shown(reduce(state, loaded(form("theirs", "new"))))).toMatchObject({ conflicts: ["a"] });
  });

  test("reports nothing if both changed it to the same value", () => {
    const same = form("same");
    for (const state of [
      openWith(old, edited(same), loaded(same)),
      openWith(old, edited(form("mine")), loaded(same), edited(same)),
    ])
      expect(shown(state)).toEqual({ edit: same, unsaved: [], conflicts: [] });
  });

  test("never loses either side: every field is mine, theirs or in conflict", () => {
    const value = fc.constantFrom("1", "2", "3");
    const anyForm = fc.record({ a: value, b: value });
    fc.assert(
      fc.property(anyForm, anyForm, anyForm, (base, edit, theirs) => {
        const state = openWith(base, edited(edit), loaded(theirs));
        for (const field of fields.names) {
          const mine = base[field] !== edit[field];
          const changed = base[field] !== theirs[field];
          expect(conflictingFields(state, fields).includes(field)).toBe(
            mine && changed && edit[field] !== theirs[field],
          );
          expect(state.edit[field]).toBe(mine ? edit[field] : theirs[field]);
        }
      }),
    );
  });
});

describe("a save", () => {
  const saving = openWith(old, edited(form("new")), sent(form("new")));

  test("without a response stays unsaved, and what it stored is no conflict", () => {
    const state = reduce(saving, lost, loaded(form("new")));
    expect(shown(state)).toEqual({ edit: form("new"), unsaved: ["a"], conflicts: [] });
    expect(shown(reduce(state, edited(form("typed since"))))).toMatchObject({ conflicts: [] });
  });

  test("without a response leaves the old value to be saved if it is typed again", () => {
    for (const state of [
      reduce(saving, lost, loaded(form("new")), edited(old)),
      reduce(saving, lost, edited(old), loaded(form("new"))),
    ])
      expect(shown(state)).toEqual({ edit: old, unsaved: ["a"], conflicts: [] });
  });

  test("that was refused leaves nothing unsaved once the old value is typed again", () => {
    expect(shown(reduce(saving, refused))).toMatchObject({ unsaved: ["a"] });
    expect(shown(reduce(saving, refused, edited(old)))).toMatchObject({ unsaved: [] });
  });

  test("keeps what was typed meanwhile", () => {
    const state = reduce(saving, edited(form("newer", "typed")), saved);
    expect(shown(state)).toEqual({ edit: form("newer", "typed"), unsaved: ["a", "b"], conflicts: [] });
  });

  test("asks about a colleague's change only if it fails", () => {
    const state = reduce(saving, loaded(form("theirs")));
    expect(shown(state)).toMatchObject({ conflicts: [] });
    expect(shown(reduce(state, lost))).toMatchObject({ conflicts: ["a"] });
    expect(shown(reduce(state, saved))).toEqual({ edit: form("new"), unsaved: [], conflicts: [] });
  });

  test("that is pending can't be sent again, and edits aren't replaced meanwhile", () => {
    const [offer] = editsToStore(openWith(old, edited(form("earlier"))), fields);
    const state = reduce(null, opened(old, offer && [offer]), edited(form("new")), sent(form("new")));
    const ignored = [
      sent(form("again")),
      resolved("a", "theirs"),
      { type: "restored" },
      { type: "discarded", what: "edits" },
      discardedOffer(1),
    ] as const;
    for (const event of ignored) expect(reduce(state, event)).toBe(state);
  });

  test("that this form didn't send ends without effect", () => {
    const state = openWith(old, edited(form("mine")));
    for (const event of [saved, lost, refused]) expect(reduce(state, event)).toBe(state);
  });

  test("of a removed resource leaves nothing to restore", () => {
    const state = reduce(saving, saved, edited(form("more")), { type: "removed" });
    expect(editsToStore(state, fields)).toEqual([]);
  });
});

describe("stored edits", () => {
  const store = (state: FormState<Form>) => editsToStore(state, fields);
  const saving = openWith(old, edited(form("new")), sent(form("new")));

  test("are offered, and merged when they are restored", () => {
    const found = store(openWith(old, edited(form("mine"))));
    const state = reduce(null, opened(form("old", "theirs"), found));
    expect(formView(state, fields, () => "")).toMatchObject({
      edit: form("old", "theirs"),
      offer: { state: "offered", savedAt: 1 },
    });
    const restored = reduce(state, { type: "restored" });
    expect(formView(restored, fields, () => "")).toMatchObject({
      edit: form("mine", "theirs"),
      unsaved: ["a"],
      offer: { state: "restored", savedAt: 1 },
    });
    const done = reduce(restored, sent(form("mine", "theirs")), saved);
    expect(formView(done, fields, () => "").offer).toBeNull();
  });

  test("are kept beside newer ones until they are restored or discarded", () => {
    const found = store(openWith(old, edited(form("first"))));
    const state = reduce(null, opened(old, found), edited(form("second"), 2));
    expect(store(state).map(({ edit, savedAt }) => [edit.a, savedAt])).toEqual([
      ["second", 2],
      ["first", 1],
    ]);
    expect(store(reduce(state, discardedOffer(1)))).toHaveLength(1);
    const two = reduce(null, opened(old, store(state)), discardedOffer(2));
    expect(two.offers.map(({ edit }) => edit.a)).toEqual(["first"]);
    expect(store(reduce(state, { type: "discarded", what: "edits" }))).toEqual(found);
  });

  test("are no longer offered once newer ones are saved", () => {
    const found = store(openWith(old, edited(form("first"))));
    const state = reduce(null, opened(old, found), edited(form("second"), 2), sent(form("second")), saved);
    expect(state.offers).toEqual([]);
    expect(store(state)).toEqual([]);
  });

  test("aren't discarded in place of an offer that has ended meanwhile", () => {
    const found = store(openWith(old, edited(form("first"))));
    const two = store(reduce(null, opened(old, found), edited(form("second"), 2)));
    const state = reduce(null, opened(old, two), loaded(form("second")), discardedOffer(2));
    expect(state.offers.map(({ edit }) => edit.a)).toEqual(["first"]);
  });

  test("have the time of the last edit, not of a refetch, a save or a restore since", () => {
    const state = openWith(old, edited(form("mi")), edited(form("mine"), 2), loaded(form("old", "theirs")));
    expect(store(state)).toMatchObject([{ savedAt: 2 }]);
    expect(store(reduce(state, sent(form("mine", "theirs")), lost))).toMatchObject([{ savedAt: 2 }]);
    const restored = reduce(null, opened(old, store(state)), { type: "restored" });
    expect(store(restored)).toMatchObject([{ savedAt: 2 }]);
    expect(store(reduce(restored, edited(form("more"), 3)))).toMatchObject([{ savedAt: 3 }]);
  });

  test("that are restored are named beside an offer of older ones", () => {
    const first = store(openWith(old, edited(form("first"))));
    const found = store(reduce(null, opened(old, first), edited(form("second"), 2)));
    const restored = reduce(null, opened(old, found), { type: "restored" });
    expect(formView(restored, fields, () => "")).toMatchObject({
      edit: form("second"),
      offer: { state: "offered", savedAt: 1, restoredFrom: 2 },
    });
  });

  test("aren't offered if the server has them", () => {
    const found = store(openWith(old, edited(form("mine"))));
    expect(reduce(null, opened(form("mine", "theirs"), found)).offers).toEqual([]);
    expect(reduce(null, opened(old, found), loaded(form("mine"))).offers).toEqual([]);
  });

  test("fill the form if their save is still pending", () => {
    const found = store(reduce(saving, edited(form("new", "typed since"))));
    const state = reduce(null, opened(old, found, true));
    expect(shown(state)).toMatchObject({ edit: form("new", "typed since"), unsaved: ["a", "b"] });
    expect(store(reduce(state, refused))).toHaveLength(1);
    expect(shown(reduce(state, saved))).toMatchObject({ unsaved: ["b"] });
  });

  test("are dropped when their save succeeds after the page was left", () => {
    expect(editsAfterSave([], fields)).toEqual([]);
    expect(editsAfterSave(store(saving), fields)).toEqual([]);
    const found = store(reduce(saving, edited(form("new", "typed since"))));
    expect(editsAfterSave(found, fields)).toMatchObject([{ edit: form("new", "typed since") }]);
  });
});

test("a site's domains merge one by one", () => {
  const site = (name: string, dev: string, prod: string) => ({ name, dev, staging: "", prod });
  const events = [
    { type: "opened", stored: site("A", "d", "p"), found: [], isSaving: false },
    { type: "edited", edit: site("A", "mine", "p"), at: 1 },
    { type: "loaded", stored: site("B", "d", "theirs") },
  ] as const;
  let state: ReturnType<typeof formReducer<ReturnType<typeof site>, "name" | "dev" | "staging" | "prod">> =
    null;
  for (const event of events) state = formReducer(state, event, fieldsByKey<SiteForm, SiteField>(siteFields));
  expect(state?.edit).toEqual(site("B", "mine", "theirs"));
  expect(state && unsavedFields(state, fieldsByKey<SiteForm, SiteField>(siteFields))).toEqual(["dev"]);
});
