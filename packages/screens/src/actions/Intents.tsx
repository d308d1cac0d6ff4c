import { dash } from "@understudy/base";
import { List, Popover } from "@understudy/ui";
import { intentSummary, nonEmptyIntents } from "@understudy/model";
import { mostListed } from "../shared/most-listed";
import { actionTexts } from "./actions-texts";
import * as styles from "./Intents.css";

export interface IntentsProps {
  intents: readonly string[];
  /** ID of the row’s label, since every row has the same button. */
  describedBy: string;
}

/** An action’s first phrases, and a popover with all of them. */
export function Intents({ intents, describedBy }: IntentsProps) {
  const { first, more } = intentSummary(intents);
  if (first.length === 0) return dash;
  const all = nonEmptyIntents(intents);
  return (
    <div className={styles.line}>
      <span className={styles.first}>{first.map(actionTexts.quote).join(", ")}</span>
      {more > 0 && (
        <Popover
          label={actionTexts.moreIntents(more)}
          aria-label={actionTexts.allIntents}
          aria-describedby={describedBy}
        >
          <List>
            {all.slice(0, mostListed).map((intent, at) => (
              <li key={at} dir="auto" className={styles.phrase}>
                {actionTexts.quote(intent)}
              </li>
            ))}
            {all.length > mostListed && (
              <li className={styles.phrase}>{actionTexts.moreIntents(all.length - mostListed)}</li>
            )}
          </List>
        </Popover>
      )}
    </div>
  );
}
