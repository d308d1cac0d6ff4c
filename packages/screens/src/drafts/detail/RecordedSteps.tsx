import { Badge, ExpandIcon, InlineCode, LockIcon, Text, WindowedList, type Tone } from "@understudy/ui";
import { useState } from "react";
import type { DraftStep } from "../../model/draft/draft";
import { typesSecret } from "../../model/secret/secret-fields";
import { judgeStep, type SelectorJudgement } from "../../model/draft/selector";
import { stepSentence } from "../../model/draft/step-sentence";
import * as styles from "./RecordedSteps.css";

const verdicts: Record<SelectorJudgement["verdict"], { tone: Tone; word: string }> = {
  stable: { tone: "good", word: "Stable" },
  fragile: { tone: "warning", word: "Fragile" },
  missing: { tone: "bad", word: "No selector" },
};

/** Recorded steps as sentences. Fragile and sensitive steps start open. */
export function RecordedSteps({ steps }: { steps: readonly DraftStep[] }) {
  // Kept here, because steps out of view are unmounted.
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  return (
    <WindowedList
      label="Steps"
      framed
      count={steps.length}
      renderItem={(index) => {
        const step = steps[index];
        return (
          step && (
            <Step
              step={step}
              number={index + 1}
              isOpen={toggled.get(index)}
              onToggle={(isOpen) => setToggled((before) => new Map(before).set(index, isOpen))}
            />
          )
        );
      }}
    />
  );
}

interface StepProps {
  step: DraftStep;
  number: number;
  /** `undefined` until the user opens or closes it. */
  isOpen: boolean | undefined;
  onToggle: (isOpen: boolean) => void;
}

function Step({ step, number, isOpen: toggled, onToggle }: StepProps) {
  const judgement = judgeStep(step);
  const isSecret = typesSecret(step);
  const isDoubtful = isSecret || (judgement !== null && judgement.verdict !== "stable");
  const verdict = judgement && verdicts[judgement.verdict];
  const isOpen = toggled ?? isDoubtful;
  return (
    <details
      open={isOpen}
      className={styles.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.number}>{number}</span>
        <span dir="auto" className={styles.sentence}>
          {stepSentence(step)}
        </span>
        <span className={styles.badges}>
          {isSecret && (
            <Badge tone="warning" icon={LockIcon}>
              Secret
            </Badge>
          )}
          {verdict && <Badge tone={verdict.tone}>{verdict.word}</Badge>}
        </span>
        <ExpandIcon className={styles.arrow} aria-hidden="true" />
      </summary>
      {isOpen && <Reasons step={step} reasons={judgement?.reasons ?? []} isSecret={isSecret} />}
    </details>
  );
}

interface ReasonsProps {
  step: DraftStep;
  reasons: readonly string[];
  isSecret: boolean;
}

function Reasons({ step, reasons, isSecret }: ReasonsProps) {
  return (
    <div className={styles.inside}>
      {isSecret && (
        <Text size="small">
          This looks like a sensitive field. Make sure the step doesn’t contain a real secret.
        </Text>
      )}
      {reasons.map((reason) => (
        <Text key={reason} size="small">
          {reason}
        </Text>
      ))}
      <Raw step={step} />
    </div>
  );
}

/** The raw selector, for finding the element on the page. */
function Raw({ step: { type, selector } }: { step: DraftStep }) {
  return (
    <div className={styles.raw}>
      {type !== null && (
        <Text as="span" size="small" tone="muted">
          {type}
        </Text>
      )}
      {selector !== null && selector.trim() !== "" && <InlineCode copyable>{selector}</InlineCode>}
    </div>
  );
}
