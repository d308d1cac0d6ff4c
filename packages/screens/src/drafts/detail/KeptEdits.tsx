import { Button, Card, Cluster, CopyButton, DateTime, Facts } from "@understudy/ui";
import {
  type Discarded,
  type DraftEdit,
  draftEditsText,
  draftFields,
  draftFieldText,
  draftFormFields,
  type StoredEdits,
  unsavedFields,
} from "@understudy/model";
import { restoreTexts } from "../../shared/unsaved/unsaved-texts";
import { draftTexts } from "./detail-texts";

export interface KeptEditsProps {
  edits: StoredEdits<DraftEdit>;
  onDiscard: (discarded: Discarded) => void;
}

/** Unsaved edits of a draft that doesn't load, such as one that was published meanwhile. */
export function KeptEdits({ edits, onDiscard }: KeptEditsProps) {
  const { savedAt } = edits;
  return (
    <Card
      title={
        <>
          {restoreTexts.offered}
          <DateTime instant={savedAt} relative />
        </>
      }
      description={restoreTexts.stored}
      actions={
        <Cluster gap="2">
          <CopyButton size="small" text={() => draftEditsText(edits)} label={draftTexts.copyEdits} />
          <Button size="small" variant="text" onClick={() => onDiscard({ what: "offer", savedAt })}>
            {restoreTexts.discard}
          </Button>
        </Cluster>
      }
    >
      <Facts
        items={unsavedFields(edits, draftFormFields).map((field) => ({
          label: draftFields[field].label,
          value: draftFieldText(edits.edit, field),
        }))}
      />
    </Card>
  );
}
