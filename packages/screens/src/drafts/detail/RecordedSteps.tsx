import { Badge, ExpandIcon, InlineCode, LockIcon, Text, type Tone } from "@understudy/ui";
import { useState } from "react";
import type { DraftStep } from "../../model/draft/draft";
import { typesSecret } from "../../model/secret";
import { judgeStep, type SelectorJudgement } from "../../model/draft/selector";
import { stepSentence } from "../../model/draft/step-sentence";
import * as styles from "./RecordedSteps.css";

const verdicts: Record<SelectorJudgement["verdict"], { tone: Tone; word: string }> = {
  stable: { tone: "good", word: "Stable" },
  fragile: { tone: "warning", word: "Fragile" },
  missing: { tone: "bad", word: "No selector" },
};

/** The recorded steps as sentences; what is doubtful is open from the start. */
export function RecordedSteps({ steps }: { steps: readonly DraftStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <Step key={at} step={step} number={at + 1} />
      ))}
    </ol>
  );
}

function Step({ step, number }: { step: DraftStep; number: number }) {
  const judgement = judgeStep(step);
  const isSecret = typesSecret(step);
  const isDoubtful = isSecret || (judgement !== null && judgement.verdict !== "stable");
  const verdict = judgement && verdicts[judgement.verdict];
  // Of hundreds of steps, only what is looked at needs to exist.
  const [isOpen, setIsOpen] = useState(isDoubtful);
  return (
    <li className={styles.step}>
      <details
        open={isDoubtful}
        className={styles.details}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
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
    </li>
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
          It looks like a field for a password, a card or a code: make sure that nothing secret is typed by
          this step.
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

/** As it was recorded, for whoever has to look for it in the page. */
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
