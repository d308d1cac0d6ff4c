import { Checkbox, FormSection, TextArea, TextField, type Conflict } from "@understudy/ui";
import { type DraftEdit, type DraftField, draftFieldLabels, draftMessages } from "@understudy/model";
import { ListEditor } from "./list-editor/ListEditor";
import { formTexts } from "./detail-texts";

export interface DraftFormProps {
  edit: DraftEdit;
  unsaved: readonly DraftField[];
  conflictOf: (field: DraftField) => Conflict | undefined;
  onChange: (edit: DraftEdit) => void;
}

/** The editable fields of a draft. */
export function DraftForm({ edit, unsaved, conflictOf, onChange }: DraftFormProps) {
  const looks = (field: DraftField) => ({
    label: draftFieldLabels[field],
    name: field,
    changed: unsaved.includes(field),
    conflict: conflictOf(field),
  });
  return (
    <>
      <FormSection title={formTexts.basics}>
        <TextField
          {...looks("name")}
          placeholder={draftMessages.untitled}
          value={edit.name}
          onChange={(name) => onChange({ ...edit, name })}
        />
        <TextArea
          {...looks("description")}
          value={edit.description}
          onChange={(description) => onChange({ ...edit, description })}
        />
        <Checkbox
          {...looks("destructive")}
          description={formTexts.destructiveHint}
          checked={edit.destructive}
          onChange={(destructive) => onChange({ ...edit, destructive })}
        />
      </FormSection>
      <FormSection title={formTexts.intents} description={formTexts.intentsHint}>
        <ListEditor
          legend={formTexts.phrases}
          values={edit.intents}
          changed={unsaved.includes("intents")}
          conflict={conflictOf("intents")}
          addLabel={formTexts.addPhrase}
          rowLabel={(at) => formTexts.phrase(at + 1)}
          placeholder={formTexts.phrasePlaceholder}
          onChange={(intents) => onChange({ ...edit, intents })}
        />
      </FormSection>
    </>
  );
}
