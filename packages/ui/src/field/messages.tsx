import { useId, type ReactNode } from "react";
import { BadIcon, WarningIcon } from "../icon/icons";
import { ConflictNote, type Conflict } from "./Conflict";
import * as styles from "./messages.css";

/** What can be said about any field, beside its name. */
export interface Remarks {
  hint?: ReactNode;
  error?: ReactNode;
  /** Something to think about; blocks nothing. */
  warning?: ReactNode;
  optional?: boolean;
  /** Differs from what is stored. */
  changed?: boolean;
  /** Also changed on the server: both versions and the choice, below the control. */
  conflict?: Conflict | undefined;
}

interface Said {
  /** Ids of all that is said, for `aria-describedby`. */
  describedBy: string | undefined;
  /** Stand behind the label. */
  marks: ReactNode;
  /** Stand under the control. */
  messages: ReactNode;
}

/** Ids for `aria-describedby`, those that there are. */
export const described = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;

const present = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== "";

/** Remarks as markup, and the ids that tie them to their control. */
export function useRemarks({
  hint,
  error,
  warning,
  optional = false,
  changed = false,
  conflict,
}: Remarks): Said {
  const base = useId();
  const shown = {
    error: present(error),
    warning: present(warning),
    hint: present(hint),
    optional,
    changed,
    conflict: conflict !== undefined,
  };
  const ids = Object.entries(shown).flatMap(([part, there]) => (there ? [`${base}${part}`] : []));
  return {
    describedBy: described(...ids),
    marks: (
      <>
        {optional && (
          <span id={`${base}optional`} className={styles.optional}>
            optional
          </span>
        )}
        {changed && (
          <span id={`${base}changed`} className={styles.changed}>
            unsaved
          </span>
        )}
      </>
    ),
    messages: (
      <>
        {/* There before the words are, so that they are announced when they come. */}
        <div aria-live="polite">
          {shown.error && (
            <div id={`${base}error`} className={styles.tone.bad}>
              <BadIcon className={styles.glyph} aria-hidden="true" />
              <div>{error}</div>
            </div>
          )}
          {shown.warning && (
            <div id={`${base}warning`} className={styles.tone.warning}>
              <WarningIcon className={styles.glyph} aria-hidden="true" />
              <div>{warning}</div>
            </div>
          )}
          {conflict && <ConflictNote id={`${base}conflict`} {...conflict} />}
        </div>
        {shown.hint && (
          <div id={`${base}hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </>
    ),
  };
}
