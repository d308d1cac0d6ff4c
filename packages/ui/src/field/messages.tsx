import { useId, type ReactNode } from "react";
import { BadIcon, WarningIcon } from "../icon/icons";
import { ConflictNote, type Conflict } from "./Conflict";
import { fieldTexts } from "./texts";
import * as styles from "./messages.css";

/** Messages of a form field. */
export interface FieldMessages {
  hint?: ReactNode;
  error?: ReactNode;
  /** Doesn't prevent saving. */
  warning?: ReactNode;
  optional?: boolean;
  /** Has unsaved changes. */
  changed?: boolean;
  /** Also changed on the server: both versions and the choice, below the control. */
  conflict?: Conflict | undefined;
}

interface Said {
  /** IDs of all messages, for `aria-describedby`. */
  describedBy: string | undefined;
  /** Shown after the label. */
  marks: ReactNode;
  /** Shown below the control. */
  messages: ReactNode;
}

/** Joins IDs for `aria-describedby`, without the missing ones. */
export const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;

const present = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== "";

/** Renders the messages and returns their IDs. */
export function useFieldMessages({
  hint,
  error,
  warning,
  optional = false,
  changed = false,
  conflict,
}: FieldMessages): Said {
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
    describedBy: joinIds(...ids),
    marks: (
      <>
        {optional && (
          <span id={`${base}optional`} className={styles.optional}>
            {fieldTexts.optional}
          </span>
        )}
        {changed && (
          <span id={`${base}changed`} className={styles.changed}>
            {fieldTexts.unsaved}
          </span>
        )}
      </>
    ),
    messages: (
      <>
        {/* Mounted while empty: a live region announces only what changes in it. */}
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
