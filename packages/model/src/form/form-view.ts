import { conflictingFields, type FormFields, type FormState, unsavedFields } from "./form";

/** Unsaved edits from an earlier visit, found in this tab. */
export interface EditsOffer {
  state: "offered" | "restored";
  savedAt: number;
  /** When newer edits, which are restored already, were stored. */
  restoredFrom?: number;
}

/** A field that changed here and on the server, with both values as text. */
export interface FieldConflict<Field extends string> {
  field: Field;
  yours: string;
  theirs: string;
}

/** What a screen shows of a form. */
export interface FormView<Form, Field extends string> {
  edit: Form;
  unsaved: readonly Field[];
  /** Saving waits until each is resolved. */
  conflicts: readonly FieldConflict<Field>[];
  offer: EditsOffer | null;
}

export function formView<Form, Field extends string>(
  state: FormState<Form>,
  fields: FormFields<Form, Field>,
  text: (form: Form, field: Field) => string,
): FormView<Form, Field> {
  const { stored, edit, offers, restoredFrom } = state;
  const [offer] = offers;
  return {
    edit,
    unsaved: unsavedFields(state, fields),
    conflicts: conflictingFields(state, fields).map((field) => ({
      field,
      yours: text(edit, field),
      theirs: text(stored, field),
    })),
    offer: offer
      ? { state: "offered", savedAt: offer.savedAt, ...(restoredFrom !== null && { restoredFrom }) }
      : restoredFrom !== null
        ? { state: "restored", savedAt: restoredFrom }
        : null,
  };
}
