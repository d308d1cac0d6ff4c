import { Link, WarningIcon } from "@understudy/ui";
import { type IntentCollision, type IntentCollisions, isAddressable, paths } from "@understudy/model";
import * as styles from "./IntentNote.css";
import { formTexts } from "./detail-texts";

/** Names the actions, drafts and rows that use the same phrase. */
export function IntentNote({ collisions: { count, first } }: { collisions: IntentCollisions }) {
  const more = count - first.length;
  return (
    <div className={styles.note}>
      <WarningIcon className={styles.glyph} aria-hidden="true" />
      <div className={styles.places}>
        {formTexts.alsoUsedBy}{" "}
        {first.map((collision, at) => (
          // An element each: browser translation replaces bare text nodes, which breaks React updates.
          <span key={at}>
            {at > 0 && ", "}
            <Place collision={collision} />
          </span>
        ))}
        {more > 0 && <span>{formTexts.more(more)}</span>}
      </div>
    </div>
  );
}

function Place({ collision }: { collision: IntentCollision }) {
  if (collision.kind === "row") return formTexts.sameDraft(collision.index + 1);
  const { kind, id, name } = collision;
  const words = <bdi>“{name}”</bdi>;
  return (
    <>
      {kind === "action" ? formTexts.action : formTexts.draft}
      {isAddressable(id) ? (
        <Link href={kind === "action" ? paths.action.href(id) : paths.draft.href(id)}>{words}</Link>
      ) : (
        words
      )}
    </>
  );
}
