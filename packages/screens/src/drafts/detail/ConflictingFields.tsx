import { Heading } from "@understudy/ui";
import { draftFieldLabels, draftFieldText, type DraftEdit, type DraftField } from "../../model/draft/draft";
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
            <Version whose="Theirs" text={draftFieldText(theirs, field)} />
            <Version whose="Yours" text={draftFieldText(mine, field)} />
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
