import { useId, type ReactNode } from "react";
import { BadIcon, WarningIcon } from "../icon/icons";
import { ConflictSentence, ConflictVersions, type Conflict } from "./Conflict";
import { fieldTexts } from "./field-texts";
import * as styles from "./messages.css";

/** Messages of a form field. */
export interface FieldMessages {
  /** What the field is for. */
  description?: ReactNode;
  error?: ReactNode;
  /** Doesn't prevent saving. */
  warning?: ReactNode;
  optional?: boolean | undefined;
  /** Has unsaved changes. */
  changed?: boolean | undefined;
  /** Also changed on the server: both versions and the choice, below the control. */
  conflict?: Conflict | undefined;
}

/** Joins IDs for `aria-describedby`, without the missing ones. */
export const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(" ") || undefined;

const isPresent = (part: FieldRemarks[keyof FieldRemarks]) =>
  part !== undefined && part !== null && part !== false && part !== "";

/** With what the server said of the value. The form’s alert has said it, and the field has the focus. */
export interface FieldRemarks extends FieldMessages {
  refused?: string | undefined;
}

const parts = ["error", "refused", "warning", "description", "optional", "changed", "conflict"] as const;

/** A prefix for the messages' IDs, and the IDs of those that are shown, for `aria-describedby`. */
export function useMessageIds(messages: FieldRemarks): { id: string; describedBy: string | undefined } {
  const id = useId();
  return {
    id,
    describedBy: joinIds(...parts.filter((part) => isPresent(messages[part])).map((part) => id + part)),
  };
}

/** After the label. */
export function FieldMarks({ id, optional, changed }: FieldMessages & { id: string }) {
  return (
    <>
      {optional && (
        <span id={`${id}optional`} className={styles.optional}>
          {fieldTexts.optional}
        </span>
      )}
      {changed && (
        <span id={`${id}changed`} className={styles.changed}>
          {fieldTexts.unsaved}
        </span>
      )}
    </>
  );
}

const ErrorNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={styles.tone.bad}>
    <BadIcon className={styles.glyph} aria-hidden="true" />
    <div>{children}</div>
  </div>
);

/** Below the control. */
export function FieldNotes({
  id,
  error,
  refused,
  warning,
  description,
  conflict,
  focusControl,
}: FieldRemarks & { id: string; focusControl: () => void }) {
  return (
    <>
      {isPresent(refused) && <ErrorNote id={`${id}refused`}>{refused}</ErrorNote>}
      {/* Mounted while empty: a live region announces only what changes in it. */}
      <div aria-live="polite">
        {isPresent(error) && <ErrorNote id={`${id}error`}>{error}</ErrorNote>}
        {isPresent(warning) && (
          <div id={`${id}warning`} className={styles.tone.warning}>
            <WarningIcon className={styles.glyph} aria-hidden="true" />
            <div>{warning}</div>
          </div>
        )}
        {conflict && <ConflictSentence id={`${id}conflict`} />}
      </div>
      {/* Outside of the live region: each version may have thousands of words. */}
      {conflict && <ConflictVersions id={`${id}conflict`} {...conflict} focusControl={focusControl} />}
      {isPresent(description) && (
        <div id={`${id}description`} className={styles.description}>
          {description}
        </div>
      )}
    </>
  );
}
