import { describe, expect, test } from "vitest";
import { type SiteField, siteFields, type SiteForm } from "../site/site-form";
import {
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
});

describe("a save", () => {
  const saving = openWith(old, edited(form("new")), sent(form("new")));

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
