import { Checkbox, FormSection, ListEditor, TextArea, TextField, type Conflict } from "@understudy/ui";
import type { DraftEdit, DraftField } from "../../model/draft/draft";
import { draftFieldLabels } from "../../model/draft/draft";
import type { IntentCollisions } from "../../model/draft/intents";
import { pageTexts } from "../../model/texts";
import { IntentNote } from "./IntentNote";

export interface DraftFormProps {
  edit: DraftEdit;
  unsaved: readonly DraftField[];
  collisions: readonly IntentCollisions[];
  conflictOf: (field: DraftField) => Conflict | undefined;
  onChange: (edit: DraftEdit) => void;
}

/** Everything about a draft that can be changed. */
export function DraftForm({ edit, unsaved, collisions, conflictOf, onChange }: DraftFormProps) {
  const looks = (field: DraftField) => ({
    label: draftFieldLabels[field],
    name: field,
    changed: unsaved.includes(field),
    conflict: conflictOf(field),
  });
  return (
    <>
      <FormSection title="Basic Information" description="What the action will be called, and what it does.">
        <TextField
          {...looks("name")}
          placeholder={pageTexts.untitledDraft}
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
          hint="It deletes or changes something for good."
          checked={edit.destructive}
          onChange={(destructive) => onChange({ ...edit, destructive })}
        />
      </FormSection>
      <FormSection
        title="Intents"
        description="What people say when they want this done. Several ways of saying it are better than one."
      >
        <ListEditor
          label="Phrases"
          addLabel="Add phrase"
          rowLabel={(at) => `Phrase ${at + 1}`}
          placeholder="For example: change my dates"
          values={edit.intents}
          changed={unsaved.includes("intents")}
          conflict={conflictOf("intents")}
          note={(at) => noteOf(collisions[at])}
          onChange={(intents) => onChange({ ...edit, intents })}
        />
      </FormSection>
    </>
  );
}

const noteOf = (collisions: IntentCollisions | undefined) =>
  collisions !== undefined && collisions.count > 0 && <IntentNote collisions={collisions} />;
