import { focusFirstConflict, type Conflict, type ConflictChoice } from "@understudy/ui";

/** A field changed both here and on the server, with both values as text. */
export interface FieldConflict<Field extends string> {
  field: Field;
  yours: string;
  theirs: string;
}

export type OnResolve<Field extends string> = (field: Field, choice: ConflictChoice) => void;

/** Looks up a field's conflict, in the form that every ui field takes. */
export function conflictLookup<Field extends string>(
  conflicts: readonly FieldConflict<Field>[],
  onResolve: OnResolve<Field>,
): (field: Field) => Conflict | undefined {
  return (field) => {
    const found = conflicts.find((conflict) => conflict.field === field);
    return found && { ...found, onResolve: (choice) => onResolve(field, choice) };
  };
}

/** Leads to the first open conflict instead of saving over it. */
export const unlessConflicting = (save: () => void) => () => {
  if (!focusFirstConflict()) save();
};
