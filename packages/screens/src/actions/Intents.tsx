import { usePopoverPosition } from "@understudy/ui";
import { useId, useRef } from "react";
import { intentSummary, nonEmptyIntents } from "../model/action/action";
import { dash } from "../model/tone";
import * as styles from "./Intents.css";

export interface IntentsProps {
  intents: readonly string[];
  /** Id of what tells this row's button from those of the others. */
  describedBy: string;
}

/** The first phrases of an action, and all of them a click away. */
export function Intents({ intents, describedBy }: IntentsProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const position = usePopoverPosition(trigger, { placement: "bottom-start", gap: 4 });
  const { first, more } = intentSummary(intents);
  if (first.length === 0) return dash;
  return (
    <div className={styles.line}>
      <span className={styles.first}>{first.join(", ")}</span>
      {more > 0 && (
        <>
          <button
            ref={trigger}
            type="button"
            className={styles.more}
            popoverTarget={id}
            aria-describedby={describedBy}
          >
            +{more} more
          </button>
          <ul
            id={id}
            popover="auto"
            aria-label="All intents"
            className={styles.all}
            onBeforeToggle={position}
          >
            {nonEmptyIntents(intents).map((intent, at) => (
              <li key={at} dir="auto" className={styles.phrase}>
                {intent}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
