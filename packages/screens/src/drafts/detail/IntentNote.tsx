import { Link, WarningIcon } from "@understudy/ui";
import type { IntentCollision } from "../../model/draft/intents";
import { isAddressable, paths } from "../../paths";
import * as styles from "./IntentNote.css";

const mostNamed = 3;

/** Says that a phrase cannot tell this draft from others, and where those are. */
export function IntentNote({ collisions }: { collisions: readonly IntentCollision[] }) {
  const named = collisions.slice(0, mostNamed);
  const more = collisions.length - named.length;
  return (
    <div className={styles.note}>
      <WarningIcon className={styles.glyph} aria-hidden="true" />
      <div className={styles.places}>
        Also said by{" "}
        {named.map((collision, at) => (
          // An element each: they come and go while one types, and a translator swaps bare text for nodes of its own.
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
