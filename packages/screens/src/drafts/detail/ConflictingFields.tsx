import { Heading } from "@understudy/ui";
import { draftFieldLabels, type DraftEdit, type DraftField } from "../../model/draft/draft";
import { dash } from "../../model/tone";
import * as styles from "./ConflictingFields.css";

export interface ConflictingFieldsProps {
  fields: readonly DraftField[];
  theirs: DraftEdit;
  mine: DraftEdit;
}

/** Both versions of each field that was changed elsewhere. */
export function ConflictingFields({ fields, theirs, mine }: ConflictingFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <Heading level={3}>{draftFieldLabels[field]}</Heading>
          <dl className={styles.versions}>
            <Version whose="Theirs" text={textOf(theirs, field)} />
            <Version whose="Yours" text={textOf(mine, field)} />
          </dl>
        </div>
      ))}
    </div>
  );
}

function Version({ whose, text }: { whose: string; text: string }) {
  return (
    <div className={styles.version}>
      <dt className={styles.whose}>{whose}</dt>
      <dd className={styles.value} dir="auto">
        {text}
      </dd>
    </div>
  );
}

function textOf(edit: DraftEdit, field: DraftField): string {
  if (field === "destructive") return edit.destructive ? "Yes" : "No";
  if (field === "intents") return edit.intents.join("\n").trim() || dash;
  return edit[field].trim() || dash;
}
