import { type Conflict, type ConflictChoice } from "@understudy/ui";
import { type FieldList, type FormView } from "@understudy/model";

export type OnResolve<Field extends string> = (field: Field, choice: ConflictChoice) => void;

/** What a field's control is called, and whether it changed or conflicts: the props that all of ui's fields have. */
export interface FormField {
  name: string;
  label: string;
  changed: boolean;
  conflict: Conflict | undefined;
}

/** Returns a function that gives the control of each field its props. */
export const formField =
  <Field extends string>(
    list: FieldList<Field>,
    { unsaved, conflicts }: Pick<FormView<unknown, Field>, "unsaved" | "conflicts">,
    onResolve: OnResolve<Field>,
  ) =>
  (field: Field): FormField => {
    const conflict = conflicts.find((found) => found.field === field);
    return {
      ...list[field],
      changed: unsaved.includes(field),
      conflict: conflict && { ...conflict, onResolve: (choice) => onResolve(field, choice) },
    };
  };
