import { useId } from "react";
import { Button } from "../button/Button";
import { WarningIcon } from "../icon/icons";
import { truncate } from "@understudy/base";
import { fieldTexts } from "./field-texts";
import * as styles from "./Conflict.css";

export type ConflictChoice = "yours" | "theirs";

/** The same field, changed here and on the server since the form was loaded. */
export interface Conflict {
  yours: string;
  theirs: string;
  onResolve: (choice: ConflictChoice) => void;
}

/** Says that there is a conflict. `id` is for the `aria-describedby` of the control. */
export const ConflictSentence = ({ id }: { id: string }) => (
  <div id={id} className={styles.sentence}>
    <WarningIcon className={styles.glyph} aria-hidden="true" />
    <span>{fieldTexts.conflict}</span>
  </div>
);

export interface ConflictVersionsProps extends Conflict {
  /** ID of the sentence. */
  id: string;
  focusControl: () => void;
}

/** Both versions of a field, and the choice between them. Directly below the sentence. */
export function ConflictVersions({ id, yours, theirs, onResolve, focusControl }: ConflictVersionsProps) {
  // The buttons disappear with the choice: focus returns to the field first.
  const choose = (choice: ConflictChoice) => {
    focusControl();
    onResolve(choice);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.versions} data-conflict="">
      <Version
        whose={fieldTexts.yours}
        text={yours}
        choice={fieldTexts.keepYours}
        onChoose={() => choose("yours")}
      />
      <Version
        whose={fieldTexts.theirs}
        text={theirs}
        choice={fieldTexts.takeTheirs}
        onChoose={() => choose("theirs")}
      />
    </div>
  );
}

interface VersionProps {
  whose: string;
  text: string;
  choice: string;
  onChoose: () => void;
}

const longest = 10_000;
/** A text with fewer characters and lines fits its box at any width. */
const mayScroll = (text: string) => text.length > 200 || text.split("\n").length > 6;

function Version({ whose, text, choice, onChoose }: VersionProps) {
  const valueId = useId();
  return (
    <div className={styles.version}>
      <span className={styles.whose}>{whose}</span>
      <span
        id={valueId}
        role="group"
        aria-label={whose}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={mayScroll(text) ? 0 : undefined}
        dir="auto"
        className={styles.value}
      >
        {truncate(text, longest)}
      </span>
      <Button size="small" aria-describedby={valueId} onClick={onChoose}>
        {choice}
      </Button>
    </div>
  );
}
