import { Link, WarningIcon } from "@understudy/ui";
import type { IntentCollision, IntentCollisions } from "../../model/draft/intents";
import { isAddressable, paths } from "../../paths";
import * as styles from "./IntentNote.css";

/** Names the actions, drafts and rows that use the same phrase. */
export function IntentNote({ collisions: { count, first } }: { collisions: IntentCollisions }) {
  const more = count - first.length;
  return (
    <div className={styles.note}>
      <WarningIcon className={styles.glyph} aria-hidden="true" />
      <div className={styles.places}>
        Also used by{" "}
        {first.map((collision, at) => (
          // Elements rather than bare text nodes, which browser translators replace and React then fails to remove.
          <span key={at}>
            {at > 0 && ", "}
            <Place collision={collision} />
          </span>
        ))}
        {more > 0 && <span> and {more} more</span>}
      </div>
    </div>
  );
}

function Place({ collision }: { collision: IntentCollision }) {
  if (collision.kind === "row") return `phrase ${collision.index + 1} here`;
  const { kind, id, name } = collision;
  const words = <bdi>“{name}”</bdi>;
  return (
    <>
      {kind === "action" ? "the action " : "the draft "}
      {isAddressable(id) ? (
        <Link href={kind === "action" ? paths.action.href(id) : paths.draft.href(id)}>{words}</Link>
      ) : (
        words
      )}
    </>
  );
}
