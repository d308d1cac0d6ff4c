import { type Conflict, type ConflictChoice } from "@understudy/ui";
import type { FieldConflict } from "@understudy/model";

export type OnResolve<Field extends string> = (field: Field, choice: ConflictChoice) => void;

/** Returns a function that looks up a field's conflict as the prop of a ui field. */
export function conflictLookup<Field extends string>(
  conflicts: readonly FieldConflict<Field>[],
  onResolve: OnResolve<Field>,
): (field: Field) => Conflict | undefined {
  return (field) => {
    const found = conflicts.find((conflict) => conflict.field === field);
    return found && { ...found, onResolve: (choice) => onResolve(field, choice) };
  };
}
