/** The fields of a form as the server sent them, by their names in the request. A save returns the unedited ones unchanged, readable or not. */
export type Received = Readonly<Record<string, unknown>>;

/** How a form's fields are compared and taken from another version. */
export interface FormFields<Form, Field extends string> {
  names: readonly Field[];
  /** Whether both would be stored as the same. */
  isSame: (left: Form, right: Form, field: Field) => boolean;
  /** `form` with one field taken from another one. */
  take: (form: Form, from: Form, field: Field) => Form;
}

/** Whether two field values are equal; lists by their entries. */
function isSameValue(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right)) return left === right;
  return left.length === right.length && left.every((entry, index) => entry === right[index]);
}

/** A form's fields: the name of each in the request, and its label. */
export type FieldList<Field extends string = string> = Readonly<
  Record<Field, { name: string; label: string }>
>;

export const fieldNames = <Field extends string>(list: FieldList<Field>): readonly Field[] =>
  Object.keys(list).filter((field): field is Field => Object.hasOwn(list, field));

/** The labels of a form's fields by their names in the request, which the server's refusals use. */
export const labelsByName = (list: FieldList): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.values(list).map(({ name, label }) => [name, label]));

/** The fields of a form that has a value for each by its name. */
export const fieldsByKey = <Form, Field extends keyof Form & string>(
  list: FieldList<Field>,
): FormFields<Form, Field> => ({
  names: fieldNames(list),
  isSame: (left, right, field) => isSameValue(left[field], right[field]),
  take: (form, from, field) => ({ ...form, [field]: from[field] }),
});

/** A form's edits, and the versions they are merged with field by field. */
export interface FormEdits<Form> {
  /** The newest known version on the server. */
  stored: Form;
  /** The version that was edited. */
  base: Form;
  /** The values in the form. */
  edit: Form;
  /**
   * What saves sent that may have taken effect, oldest first. Cleared when a save succeeds. The last alone isn't enough:
   * after a save without a response, one that restores the old value would look as if nothing had been sent.
   */
  sent: readonly Form[];
  /** The last save has no response yet. */
  isSaving: boolean;
}

/** Unsaved edits in the browser's storage. */
export interface StoredEdits<Form> extends FormEdits<Form> {
  /** When the user last edited the form. Identifies an offer. */
  savedAt: number;
}

export interface FormState<Form> extends StoredEdits<Form> {
  /** Unsaved edits of earlier visits, newest first. */
  offers: readonly StoredEdits<Form>[];
  /** `savedAt` of the edits when they were restored. */
  restoredFrom: number | null;
}

/** Edits in the form, or edits from an earlier visit that are offered for restore. */
export type Discarded = { what: "edits" } | { what: "offer"; savedAt: number };

export type FormEvent<Form, Field extends string> =
  /** The resource has loaded. `isSaving`: a save of an earlier visit is still pending. */
  | { type: "opened"; stored: Form; found: readonly StoredEdits<Form>[]; isSaving: boolean }
  | { type: "loaded"; stored: Form }
  | { type: "edited"; edit: Form; at: number }
  | { type: "resolved"; field: Field; choice: "yours" | "theirs" }
  | { type: "sent"; form: Form }
  | { type: "saved" }
  | { type: "failed"; effect: "none" | "unknown" }
  | { type: "restored" }
  | ({ type: "discarded" } & Discarded)
  /** The resource no longer exists. */
  | { type: "removed" };

/** Whether a save may have changed the field on the server. */
const isInSave = <Form, Field extends string>(
  { base, sent }: FormEdits<Form>,
  { isSame }: FormFields<Form, Field>,
  field: Field,
) => sent.some((form) => !isSame(form, base, field));

const isUnsaved = <Form, Field extends string>(
  edits: FormEdits<Form>,
  fields: FormFields<Form, Field>,
  field: Field,
) =>
  !fields.isSame(edits.edit, edits.base, field) ||
  !fields.isSame(edits.base, edits.stored, field) ||
  isInSave(edits, fields, field);

/** After a save without a response, its fields stay unsaved even if it took effect. */
export const unsavedFields = <Form, Field extends string>(
  edits: FormEdits<Form>,
  fields: FormFields<Form, Field>,
): Field[] => fields.names.filter((field) => isUnsaved(edits, fields, field));

/** Fields that changed here and on the server, to different values. */
export function conflictingFields<Form, Field extends string>(
  { stored, base, edit, sent, isSaving }: FormEdits<Form>,
  { names, isSame }: FormFields<Form, Field>,
): Field[] {
  // A pending save overwrites them unless it fails.
  if (isSaving) return [];
  const known = [base, edit, ...sent];
  return names.filter((field) => !known.some((form) => isSame(form, stored, field)));
}

/** A three-way merge: fields that weren't edited follow the server. */
function merge<Form, Field extends string, State extends FormEdits<Form>>(
  state: State,
  stored: Form,
  fields: FormFields<Form, Field>,
): State {
  let { base, edit, sent } = state;
  for (const field of fields.names) {
    const isAgreed = fields.isSame(edit, stored, field) && !isInSave(state, fields, field);
    if (isUnsaved(state, fields, field) && !isAgreed) continue;
    base = fields.take(base, stored, field);
    edit = fields.take(edit, stored, field);
    sent = sent.map((form) => fields.take(form, stored, field));
  }
  return { ...state, stored, base, edit, sent };
}

export const uneditedForm = <Form>(
  stored: Form,
  offers: readonly StoredEdits<Form>[] = [],
): FormState<Form> => ({
  stored,
  base: stored,
  edit: stored,
  sent: [],
  isSaving: false,
  savedAt: 0,
  offers,
  restoredFrom: null,
});

function openForm<Form>(
  stored: Form,
  found: readonly StoredEdits<Form>[],
  isSaving: boolean,
): FormState<Form> {
  // A reload loses the response to a pending save.
  const offers = found.map((edits) => ({ ...edits, isSaving: false }));
  const [last] = found;
  return isSaving && last?.isSaving === true
    ? { ...last, offers: offers.slice(1), restoredFrom: null }
    : uneditedForm(stored, offers);
}

function restoreOffer<Form>(state: FormState<Form>): FormState<Form> {
  const [offer, ...earlier] = state.offers;
  return offer === undefined ? state : { ...offer, offers: earlier, restoredFrom: offer.savedAt };
}

function resolveField<Form, Field extends string>(
  state: FormState<Form>,
  field: Field,
  choice: "yours" | "theirs",
  { take }: FormFields<Form, Field>,
): FormState<Form> {
  const { stored, base, edit, sent } = state;
  return {
    ...state,
    base: take(base, stored, field),
    edit: choice === "yours" ? edit : take(edit, stored, field),
    sent: sent.map((form) => take(form, stored, field)),
  };
}

function apply<Form, Field extends string>(
  state: FormState<Form>,
  event: Exclude<FormEvent<Form, Field>, { type: "opened" }>,
  fields: FormFields<Form, Field>,
): FormState<Form> {
  const { stored, sent, offers } = state;
  const form = sent.at(-1) ?? stored;
  switch (event.type) {
    case "loaded":
      return merge(state, event.stored, fields);
    case "edited":
      return { ...state, edit: event.edit, savedAt: event.at };
    case "resolved":
      return resolveField(state, event.field, event.choice, fields);
    case "sent":
      return { ...state, edit: event.form, sent: [...sent, event.form], isSaving: true };
    case "saved":
      // Offers are older than what was saved.
      return { ...state, stored: form, base: form, sent: [], offers: [], isSaving: false };
    case "failed":
      return { ...state, sent: event.effect === "none" ? sent.slice(0, -1) : sent, isSaving: false };
    case "restored":
      return merge(restoreOffer(state), stored, fields);
    case "discarded":
      if (event.what === "edits") return uneditedForm(stored, offers);
      return { ...state, offers: offers.filter(({ savedAt }) => savedAt !== event.savedAt) };
    case "removed":
      return uneditedForm(stored, []);
  }
}

type EventType = FormEvent<unknown, string>["type"];
const endsOfSave: ReadonlySet<EventType> = new Set(["saved", "failed"]);
const disabledBySave: ReadonlySet<EventType> = new Set(["sent", "resolved", "restored", "discarded"]);

/** Whether an event is out of place: it came late, or from a button that is disabled while a save is pending. */
const isIgnored = (event: EventType, isSaving: boolean) =>
  isSaving ? disabledBySave.has(event) : endsOfSave.has(event);

/** The next state of a form; `null` until its resource has loaded. */
export function formReducer<Form, Field extends string>(
  state: FormState<Form> | null,
  event: FormEvent<Form, Field>,
  fields: FormFields<Form, Field>,
): FormState<Form> | null {
  if (event.type === "opened") {
    const { stored, found, isSaving } = event;
    return reconcile(merge(openForm(stored, found, isSaving), stored, fields), fields);
  }
  if (state === null || isIgnored(event.type, state.isSaving)) return state;
  return reconcile(apply(state, event, fields), fields);
}

/** Ends what the edits and the server agree on. */
function reconcile<Form, Field extends string>(
  state: FormState<Form>,
  fields: FormFields<Form, Field>,
): FormState<Form> {
  const reconciled = merge(state, state.stored, fields);
  const isStored = (offer: StoredEdits<Form>) =>
    unsavedFields(offer, fields).every((field) => fields.isSame(offer.edit, reconciled.stored, field));
  return {
    ...reconciled,
    offers: reconciled.offers.filter((offer) => !isStored(offer)),
    restoredFrom: unsavedFields(reconciled, fields).length === 0 ? null : reconciled.restoredFrom,
  };
}

/** What to keep in the browser's storage, newest first. */
export function editsToStore<Form, Field extends string>(
  state: FormState<Form>,
  fields: FormFields<Form, Field>,
): readonly StoredEdits<Form>[] {
  const { stored, base, edit, sent, isSaving, savedAt, offers } = state;
  if (unsavedFields(state, fields).length === 0) return offers;
  return [{ stored, base, edit, sent, isSaving, savedAt }, ...offers];
}

/** What to keep after a save of a page that was left succeeded. */
export function editsAfterSave<Form, Field extends string>(
  found: readonly StoredEdits<Form>[],
  fields: FormFields<Form, Field>,
): readonly StoredEdits<Form>[] {
  const [last] = found;
  if (last === undefined) return [];
  const opened = formReducer(null, { type: "opened", stored: last.stored, found, isSaving: true }, fields);
  const saved = formReducer(opened, { type: "saved" }, fields);
  return saved === null ? found : editsToStore(saved, fields);
}
