import { Checkbox, FormSection, TextArea, TextField } from "@understudy/ui";
import { type DraftEdit, type DraftField, draftMessages } from "@understudy/model";
import type { FormField } from "../../shared/form-field";
import { ListEditor } from "./list-editor/ListEditor";
import { formTexts } from "./detail-texts";

export interface DraftFormProps {
  edit: DraftEdit;
  field: (field: DraftField) => FormField;
  onChange: (edit: DraftEdit) => void;
}

/** The editable fields of a draft. */
export function DraftForm({ edit, field, onChange }: DraftFormProps) {
  const { label, ...control } = field("intents");
  return (
    <>
      <FormSection title={formTexts.basics}>
        <TextField
          {...field("name")}
          placeholder={draftMessages.untitled}
          value={edit.name}
          onChange={(name) => onChange({ ...edit, name })}
        />
        <TextArea
          {...field("description")}
          value={edit.description}
          onChange={(description) => onChange({ ...edit, description })}
        />
        <Checkbox
          {...field("destructive")}
          description={formTexts.destructiveHint}
          checked={edit.destructive}
          onChange={(destructive) => onChange({ ...edit, destructive })}
        />
      </FormSection>
      <FormSection title={label} description={formTexts.intentsHint}>
        <ListEditor
          legend={formTexts.phrases}
          values={edit.intents}
          {...control}
          addLabel={formTexts.addPhrase}
          rowLabel={(at) => formTexts.phrase(at + 1)}
          placeholder={formTexts.phrasePlaceholder}
          onChange={(intents) => onChange({ ...edit, intents })}
        />
      </FormSection>
    </>
  );
}
