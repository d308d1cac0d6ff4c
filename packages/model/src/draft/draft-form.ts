import { comparedList, comparedText } from "../form/compared-text";
import { fieldsByKey, type FormEdits, type FormFields, unsavedFields } from "../form/form";
import { draftFieldTexts, noPhrases, yesNoTexts } from "./draft-texts";

/** The four editable fields. */
export interface DraftEdit {
  name: string;
  description: string;
  intents: readonly string[];
  destructive: boolean;
}

const draftFields = [
  "name",
  "description",
  "intents",
  "destructive",
] as const satisfies readonly (keyof DraftEdit)[];

export type DraftField = (typeof draftFields)[number];

export const draftFieldLabels: Record<DraftField, string> = draftFieldTexts;

/** A field's value as text, for showing two versions side by side. */
export function draftFieldText(edit: DraftEdit, field: DraftField): string {
  if (field === "destructive") return edit.destructive ? yesNoTexts.yes : yesNoTexts.no;
  if (field === "intents") return comparedList(edit.intents) || noPhrases;
  return comparedText(edit[field]);
}

/** The changed fields, to paste elsewhere. */
export const draftEditsText = (edits: FormEdits<DraftEdit>): string =>
  unsavedFields(edits, draftFormFields)
    .map((field) => `${draftFieldLabels[field]}:\n${copiedText(edits.edit, field)}`)
    .join("\n\n");

function copiedText(edit: DraftEdit, field: DraftField): string {
  if (field === "intents") return edit.intents.join("\n");
  return field === "destructive" ? draftFieldText(edit, field) : edit[field];
}

export function editOf({ name, description, intents, destructive }: DraftEdit): DraftEdit {
  return { name, description, intents: [...intents], destructive };
}

/** Empty phrases count as changes, since they are sent. */
export const draftFormFields: FormFields<DraftEdit, DraftField> = fieldsByKey(draftFields);
