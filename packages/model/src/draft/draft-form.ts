import { comparedList, comparedText } from "../form/compared-text";
import { type FieldList, fieldNames, fieldsByKey, type FormEdits, unsavedFields } from "../form/form";
import { countOf } from "../core/numbers";
import type { Draft } from "./draft";
import { noPhrases, pageAndEntryText, recordedStepsText, yesNoTexts } from "./draft-texts";

/** The editable fields. */
export const draftFields = {
  name: { name: "name", label: "Name" },
  description: { name: "description", label: "Description" },
  intents: { name: "intents", label: "Intents" },
  destructive: { name: "destructive", label: "Destructive action" },
} as const satisfies FieldList;

export type DraftField = keyof typeof draftFields;

export type DraftEdit = Pick<Draft, DraftField>;

const list = new Intl.ListFormat("en-US");

/** The fields in a sentence: “Description and 2 phrases”. */
export const draftFieldNames = (
  fields: readonly DraftField[],
  { intents }: Pick<DraftEdit, "intents">,
): string =>
  list.format(
    fields.map((field) =>
      field === "intents" ? countOf(intents.length, "phrase") : draftFields[field].label,
    ),
  );

/** What differs between two versions of a draft, in a sentence; `null` if nothing does. */
export function draftChanges(before: Draft, after: Draft): string | null {
  const [old, now] = [before, after].map(editOf);
  if (old === undefined || now === undefined) return null;
  const changed: string[] = fieldNames(draftFields)
    .filter((field) => !draftFormFields.isSame(old, now, field))
    .map((field) => draftFields[field].label);
  if (before.routePattern !== after.routePattern || before.entryType !== after.entryType)
    changed.push(pageAndEntryText);
  if (JSON.stringify(before.steps) !== JSON.stringify(after.steps)) changed.push(recordedStepsText);
  return changed.length === 0 ? null : list.format(changed);
}

/** A field's value as text, for showing two versions side by side. */
export function draftFieldText(edit: DraftEdit, field: DraftField): string {
  if (field === "destructive") return edit.destructive ? yesNoTexts.yes : yesNoTexts.no;
  if (field === "intents") return comparedList(edit.intents) || noPhrases;
  return comparedText(edit[field]);
}

/** The changed fields, to paste elsewhere. */
export const draftEditsText = (edits: FormEdits<DraftEdit>): string =>
  unsavedFields(edits, draftFormFields)
    .map((field) => `${draftFields[field].label}:\n${copiedText(edits.edit, field)}`)
    .join("\n\n");

function copiedText(edit: DraftEdit, field: DraftField): string {
  if (field === "intents") return edit.intents.join("\n");
  return field === "destructive" ? draftFieldText(edit, field) : edit[field];
}

export function editOf({ name, description, intents, destructive }: DraftEdit): DraftEdit {
  return { name, description, intents: [...intents], destructive };
}

/** Empty phrases count as changes, since they are sent. */
export const draftFormFields = fieldsByKey<DraftEdit, DraftField>(draftFields);
