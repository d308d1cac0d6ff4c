import { Button } from "@understudy/ui";
import { useMemo, useState } from "react";
import { LongText } from "./LongText";
import { runTexts } from "./detail-texts";
import * as styles from "./MaskedText.css";

/** Which masked texts of a run the user has revealed. */
export interface Revealed {
  has: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Kept by the page: a timeline removes the rows that are out of view. */
export function useRevealed(): Revealed {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      has: (key) => keys.has(key),
      toggle: (key) =>
        setKeys(
          (before) =>
            new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]),
        ),
    }),
    [keys],
  );
}

export interface MaskedTextProps {
  text: string;
  /** The text as it is shown until it is revealed. */
  masked: string;
  revealed: Revealed;
  /** Identifies the text in the run. */
  revealKey: string;
  /** The ID of the element that names what the text belongs to. */
  describedBy?: string | undefined;
}

/** A text of a run. If a part of it is a secret, a button reveals it. */
export function MaskedText({ text, masked, revealed, revealKey, describedBy }: MaskedTextProps) {
  if (text === masked) return <LongText describedBy={describedBy}>{text}</LongText>;
  const isShown = revealed.has(revealKey);
  return (
    <span className={styles.line}>
      <span>
        <LongText describedBy={describedBy}>{isShown ? text : masked}</LongText>
      </span>
      <Button
        variant="text"
        size="small"
        aria-describedby={describedBy}
        onClick={() => revealed.toggle(revealKey)}
      >
        {isShown ? runTexts.hideValue : runTexts.showValue}
      </Button>
    </span>
  );
}
