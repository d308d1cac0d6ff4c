import {
  type FieldList,
  fieldsByKey,
  type FormView,
  uneditedForm,
  unsavedFields,
  type Write,
} from "@understudy/model";
import { fn } from "storybook/test";

/** A form that has been loaded, and edited. */
export function formViewOf<Form, Field extends keyof Form & string>(
  list: FieldList<Field>,
  stored: Form,
  edit: Partial<Form>,
): FormView<Form, Field> {
  const edited = { ...stored, ...edit };
  const unsaved = unsavedFields({ ...uneditedForm(stored), edit: edited }, fieldsByKey<Form, Field>(list));
  return { edit: edited, unsaved, conflicts: [], offer: null };
}

const activity: Write = { state: "idle" };

/** The props of every settings page with a form. */
export const formArgs = {
  activity,
  question: null,
  onReload: fn(),
  onChange: fn(),
  onResolve: fn(),
  actions: { onSave: fn(), onRestore: fn(), onDiscard: fn(), onConfirmDiscard: fn(), onCancel: fn() },
};
