import * as fc from "fast-check";
import { expect, test } from "vitest";
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
} from "./form";

const names = ["a", "b"] as const;
type Field = (typeof names)[number];
type Form = Record<Field, string>;
const fields: FormFields<Form, Field> = {
  names,
  isSame: (left, right, field) => left[field] === right[field],
  take: (form, from, field) => ({ ...form, [field]: from[field] }),
};

/** Faster than `expect`, which takes most of the time of a million checks. */
function check(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`Doesn't hold: ${claim}`);
}

/** What the user entered into a field, and the value on the server that they meant to replace. */
interface Entry {
  value: string;
  replaces: string;
}

/** Edits that the user expects to find, and those that saves without a response have sent. */
interface Expected {
  entries: Map<Field, Entry>;
  unanswered: Map<Field, string>[];
}
const nothing = (): Expected => ({ entries: new Map(), unanswered: [] });
const isAnswered = ({ unanswered }: Expected, field: Field) => !unanswered.some((sent) => sent.has(field));

/** A form, its browser's storage, the server, a colleague, and what the user expects. */
class World {
  server: Form = { a: "1", b: "1" };
  page: FormState<Form> | null = null;
  storage: readonly StoredEdits<Form>[] = [];
  /** A save without a response yet. */
  request: { form: Form; isStored: boolean; leftWith: number | null } | null = null;
  /** Requests that lost their page or their response, and may still reach the server. */
  late: Form[] = [];
  /** Responses to reads that may be older than a write. */
  reads: Form[] = [];

  expected = nothing();
  /** Edits of earlier visits, by the time of their last edit. */
  earlier = new Map<number, Expected>();
  #now = 0;

  dispatch(event: FormEvent<Form, Field>): FormState<Form> {
    this.page = formReducer(this.page, event, fields);
    if (this.page === null) throw new Error("The form isn't open");
    this.storage = editsToStore(this.page, fields);
    this.#forgetStored(this.page);
    this.#checkPage(this.page);
    return this.page;
  }

  /** The server is known to have what the user entered. */
  #forgetStored({ stored }: FormState<Form>): void {
    const { entries } = this.expected;
    for (const [field, { value }] of entries)
      if (value === stored[field] && isAnswered(this.expected, field)) entries.delete(field);
    this.#forgetEarlier(stored);
  }

  #forgetEarlier(stored: Form): void {
    for (const [time, { entries }] of this.earlier)
      if ([...entries].every(([field, { value }]) => value === stored[field])) this.earlier.delete(time);
  }

  #checkPage(page: FormState<Form>): void {
    const unsaved = unsavedFields(page, fields);
    for (const [field, { value }] of this.expected.entries) {
      check(page.edit[field] === value, "an entry stays in the form");
      check(unsaved.includes(field), "an entry is unsaved until the server is known to have it");
      check(this.storage[0]?.edit[field] === value, "unsaved edits are stored");
    }
    for (const field of names) {
      const { entries } = this.expected;
      if (unsaved.includes(field))
        check(entries.has(field) || !isAnswered(this.expected, field), "only what was entered is unsaved");
      else check(page.edit[field] === page.stored[field], "a saved field shows what the server has");
    }
    for (const field of conflictingFields(page, fields))
      check(!this.#isOwn(field, page.stored[field]), "a conflict is another person's change");
    this.#checkEarlier();
  }

  /** The value that an entry replaces, or one that a save without a response has sent. */
  #isOwn(field: Field, value: string): boolean {
    const { entries, unanswered } = this.expected;
    return entries.get(field)?.replaces === value || unanswered.some((sent) => sent.get(field) === value);
  }

  #checkEarlier(): void {
    for (const [time, { entries }] of this.earlier) {
      const found = this.storage.find(({ savedAt }) => savedAt === time);
      for (const [field, { value }] of entries)
        check(found?.edit[field] === value, "earlier edits are kept until they are restored or discarded");
    }
  }

  type(field: Field, value: string): void {
    const { page } = this;
    if (page === null || page.edit[field] === value) return;
    const { entries } = this.expected;
    const replaces = entries.get(field)?.replaces ?? page.base[field];
    entries.set(field, { value, replaces });
    // Nothing was entered, and no save can have changed it.
    const isUndone = value === replaces && value === page.stored[field];
    if (isUndone && isAnswered(this.expected, field)) entries.delete(field);
    this.#now += 1;
    this.dispatch({ type: "edited", edit: { ...page.edit, [field]: value }, at: this.#now });
  }

  save(canRefetch: boolean): void {
    if (this.page === null || this.request !== null) return;
    const page = canRefetch ? this.dispatch({ type: "loaded", stored: this.server }) : this.page;
    if (conflictingFields(page, fields).length > 0) return;
    const { entries, unanswered } = this.expected;
    const form = page.edit;
    for (const field of names) {
      const entry = entries.get(field);
      check(
        form[field] === (entry?.value ?? page.stored[field]),
        "a save sends what the user entered, otherwise what the server has",
      );
      if (!canRefetch || form[field] === this.server[field]) continue;
      check(this.#isOwn(field, this.server[field]), "a save replaces only what the user has seen");
    }
    unanswered.push(new Map([...entries].map(([field, { value }]) => [field, value])));
    this.request = { form, isStored: false, leftWith: null };
    this.dispatch({ type: "sent", form });
  }

  store(): void {
    if (this.request === null || this.request.isStored) return;
    this.server = this.request.form;
    this.request.isStored = true;
  }

  succeed(): void {
    this.store();
    const { request } = this;
    if (request === null) return;
    this.request = null;
    if (this.page !== null) {
      // A form that was opened during an older save hears nothing of its end, and its offers are newer.
      if (this.page.isSaving) {
        this.#markSaved(this.expected);
        // Older edits are no longer offered.
        this.earlier.clear();
      }
      this.dispatch({ type: "saved" });
      return;
    }
    const left = request.leftWith === null ? undefined : this.earlier.get(request.leftWith);
    if (left === undefined || request.leftWith === null) return;
    this.earlier.delete(request.leftWith);
    this.#markSaved(left);
    this.earlier.clear();
    this.storage = editsAfterSave(this.storage, fields);
    if (left.entries.size > 0) this.earlier.set(request.leftWith, left);
    else check(!this.storage.some(({ savedAt }) => savedAt === request.leftWith), "saved edits are dropped");
    this.#checkEarlier();
  }

  #markSaved(expected: Expected): void {
    for (const [field, { value }] of expected.entries) {
      const stored = expected.unanswered.at(-1)?.get(field);
      if (stored === value) expected.entries.delete(field);
      else if (stored !== undefined) expected.entries.set(field, { value, replaces: stored });
    }
    expected.unanswered = [];
  }

  fail(effect: "none" | "unknown"): void {
    const { request } = this;
    if (request === null || (effect === "none" && request.isStored)) return;
    this.request = null;
    if (effect === "unknown" && !request.isStored) this.late.push(request.form);
    // A failure after the page was left is a notice.
    if (this.page === null) return;
    if (effect === "none") this.expected.unanswered.pop();
    this.dispatch({ type: "failed", effect });
  }

  /** Leaves the page, or reloads it: then a pending save loses its response. */
  leave(isReload: boolean): void {
    const { page, request } = this;
    if (page === null) return;
    const last = unsavedFields(page, fields).length > 0 ? this.storage[0] : undefined;
    if (last !== undefined) this.earlier.set(last.savedAt, this.expected);
    // The edits of a form opened during an older save are offered like any others.
    if (request !== null) request.leftWith = page.isSaving ? (last?.savedAt ?? null) : null;
    this.page = null;
    this.expected = nothing();
    if (isReload) this.fail("unknown");
  }

  open(): void {
    if (this.page !== null) return;
    const { request, storage, server } = this;
    const pending = request === null ? null : request.leftWith;
    const left = pending === null ? undefined : this.earlier.get(pending);
    if (left !== undefined && pending !== null) {
      this.expected = left;
      this.earlier.delete(pending);
    }
    this.dispatch({ type: "opened", stored: server, found: storage, isSaving: request !== null });
  }

  restore(): void {
    const [offer] = this.page?.offers ?? [];
    if (offer === undefined || this.request !== null) return;
    this.expected = this.earlier.get(offer.savedAt) ?? nothing();
    this.earlier.delete(offer.savedAt);
    this.dispatch({ type: "restored" });
  }

  discardEdits(): void {
    if (this.page === null || this.request !== null) return;
    this.expected = nothing();
    const page = this.dispatch({ type: "discarded", what: "edits" });
    check(unsavedFields(page, fields).length === 0, "edits can be discarded");
  }

  discardOffer(): void {
    const [offer] = this.page?.offers ?? [];
    if (offer === undefined || this.request !== null) return;
    this.earlier.delete(offer.savedAt);
    const { offers } = this.dispatch({ type: "discarded", what: "offer", savedAt: offer.savedAt });
    check(!offers.includes(offer), "an offer can be discarded");
  }

  resolve(field: Field, choice: "yours" | "theirs"): void {
    const { page } = this;
    if (page === null || !conflictingFields(page, fields).includes(field)) return;
    const { entries, unanswered } = this.expected;
    for (const sent of unanswered) sent.delete(field);
    if (choice === "theirs") entries.delete(field);
    else entries.set(field, { value: page.edit[field], replaces: page.stored[field] });
    const after = this.dispatch({ type: "resolved", field, choice });
    check(!conflictingFields(after, fields).includes(field), "a conflict can be resolved");
  }

  /** Whatever happened, the user can save, and then sees what the server has. */
  finish(): void {
    this.fail("unknown");
    this.late = [];
    this.open();
    this.dispatch({ type: "loaded", stored: this.server });
    for (const field of names) this.resolve(field, "yours");
    this.save(true);
    check(this.request !== null, "a form without conflicts can be saved");
    this.succeed();
    const page = this.dispatch({ type: "loaded", stored: this.server });
    check(unsavedFields(page, fields).length === 0, "a save leaves nothing unsaved");
    check(
      fields.names.every((name) => page.edit[name] === this.server[name]),
      "a saved form is the server's",
    );
  }
}

class Step implements fc.Command<World, World> {
  readonly #name: string;
  readonly #act: (world: World) => void;

  constructor(name: string, act: (world: World) => void) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  run(_model: World, world: World): void {
    this.#act(world);
  }

  toString(): string {
    return this.#name;
  }
}

const field = fc.constantFrom(...names);
const value = fc.constantFrom("1", "2", "3");
const step = (name: string, act: (world: World) => void) => fc.constant(new Step(name, act));
const typing = fc
  .tuple(field, value)
  .map(([name, text]) => new Step(`type ${text} into ${name}`, (world) => world.type(name, text)));
const save = fc
  .boolean()
  .map((canRefetch) => new Step(`save(${canRefetch})`, (world) => world.save(canRefetch)));

const steps: readonly fc.Arbitrary<Step>[] = [
  typing,
  typing,
  save,
  save,
  fc.tuple(field, value).map(
    ([name, text]) =>
      new Step(`colleague saves ${text} in ${name}`, (world) => {
        world.server = { ...world.server, [name]: text };
      }),
  ),
  step("reach the server", (world) => world.store()),
  step("succeed", (world) => world.succeed()),
  step("refuse", (world) => world.fail("none")),
  step("lose the response", (world) => world.fail("unknown")),
  step("reach the server late", (world) => {
    world.server = world.late.pop() ?? world.server;
  }),
  step("refetch", (world) => {
    if (world.page !== null) world.dispatch({ type: "loaded", stored: world.server });
  }),
  step("start a refetch", (world) => {
    world.reads.push(world.server);
  }),
  step("end a refetch", (world) => {
    const stored = world.reads.shift();
    if (world.page !== null && stored !== undefined) world.dispatch({ type: "loaded", stored });
  }),
  fc
    .tuple(field, fc.constantFrom("yours", "theirs"))
    .map(([name, choice]) => new Step(`keep ${choice} in ${name}`, (world) => world.resolve(name, choice))),
  step("leave", (world) => world.leave(false)),
  step("reload", (world) => world.leave(true)),
  step("open", (world) => world.open()),
  step("open", (world) => world.open()),
  step("restore", (world) => world.restore()),
  step("discard the edits", (world) => world.discardEdits()),
  step("discard the offer", (world) => world.discardOffer()),
];

test("10,000 histories of two people lose nothing, send nothing unasked, and end saved", () => {
  const outcome = fc.check(
    fc.property(fc.commands([...steps], { maxCommands: 30, size: "max" }), (history) => {
      const world = new World();
      world.open();
      fc.modelRun(() => ({ model: world, real: world }), history);
      world.finish();
    }),
    { numRuns: 10_000 },
  );
  expect(outcome.failed ? fc.defaultReportMessage(outcome) : "").toBe("");
}, 60_000);
