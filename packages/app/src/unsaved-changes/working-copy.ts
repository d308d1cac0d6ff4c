import { isSameForm, mergeEdits, type Edits, type FormFields } from "@understudy/screens/model";

/** A form's edits, with the server's version that they were last merged with. */
export interface Work<T> extends Edits<T> {
  theirs: T;
  /** What the last save sent. If its response was lost, finding it on the server is no conflict. */
  sent: T | null;
}

export const untouched = <T>(stored: T): Work<T> => ({
  base: stored,
  edit: stored,
  theirs: stored,
  sent: null,
});

export function merged<T, F extends string>(
  edits: Edits<T> & { sent?: T | null },
  theirs: T,
  fields: FormFields<T, F>,
): Work<T> {
  const { sent = null } = edits;
  const { base, edit } = mergeEdits(edits, theirs, fields, sent);
  return { base, edit, theirs, sent };
}

export const conflictsOf = <T, F extends string>(work: Work<T>, fields: FormFields<T, F>): readonly F[] =>
  mergeEdits(work, work.theirs, fields, work.sent).conflicts;

export const isUnsaved = <T, F extends string>(
  work: Work<T> | null,
  fields: FormFields<T, F>,
): work is Work<T> => work !== null && !isSameForm(work.base, work.edit, fields);

/** Whether stored edits can be restored: localStorage can hold anything. */
export const isEdits =
  <T>(isForm: (value: unknown) => value is T) =>
  (value: unknown): value is Edits<T> =>
    typeof value === "object" &&
    value !== null &&
    "base" in value &&
    isForm(value.base) &&
    "edit" in value &&
    isForm(value.edit);
