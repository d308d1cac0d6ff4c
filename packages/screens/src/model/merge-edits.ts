/** How a form's fields are compared and copied, for merging field by field. */
export interface FormFields<Form, Field extends string> {
  names: readonly Field[];
  /** Whether both would be stored as the same. */
  isSame: (left: Form, right: Form, field: Field) => boolean;
  /** `form` with one field taken from another one. */
  take: (form: Form, from: Form, field: Field) => Form;
}

/** Unsaved edits, and the version that they were made on. */
export interface Edits<Form> {
  base: Form;
  edit: Form;
}

export interface MergedEdits<Form, Field extends string> extends Edits<Form> {
  /** Fields that changed here and on the server, to different values. Their base stays the old one. */
  conflicts: readonly Field[];
}

/**
 * A three-way merge per field. A field that wasn't edited follows the server; an edited field stays unless the server
 * changed it too. A field that holds what a
 * failed save has sent stays unsaved: that is not someone else's change.
 */
export function mergeEdits<Form, Field extends string>(
  edits: Edits<Form>,
  theirs: Form,
  fields: FormFields<Form, Field>,
  sent: Form | null = null,
): MergedEdits<Form, Field> {
  let { base, edit } = edits;
  const conflicts: Field[] = [];
  for (const field of fields.names) {
    const isEdited = !fields.isSame(base, edit, field);
    if (isEdited && sent && fields.isSame(sent, theirs, field)) continue;
    if (isEdited && !fields.isSame(base, theirs, field) && !fields.isSame(edit, theirs, field)) {
      conflicts.push(field);
      continue;
    }
    if (!isEdited) edit = fields.take(edit, theirs, field);
    base = fields.take(base, theirs, field);
  }
  return { base, edit, conflicts };
}

/** Ends a conflict. `yours` stays an unsaved edit on top of the server's value. */
export function resolveConflict<Form, Field extends string>(
  { base, edit }: Edits<Form>,
  theirs: Form,
  fields: FormFields<Form, Field>,
  field: Field,
  choice: "yours" | "theirs",
): Edits<Form> {
  return {
    base: fields.take(base, theirs, field),
    edit: choice === "yours" ? edit : fields.take(edit, theirs, field),
  };
}

export const isSameForm = <Form, Field extends string>(
  left: Form,
  right: Form,
  { names, isSame }: FormFields<Form, Field>,
): boolean => names.every((field) => isSame(left, right, field));
