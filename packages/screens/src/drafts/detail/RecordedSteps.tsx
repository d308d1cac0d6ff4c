import { Badge, Category, cx, InlineCode, LongList, Text } from "@understudy/ui";
import { type DraftStep, stepDoubts, stepSentence } from "@understudy/model";
import * as score from "../../shared/score.css";
import * as styles from "./RecordedSteps.css";
import { recordingTexts } from "./detail-texts";

/** The recorded steps with their type and selector. A selector that may break says why. */
export function RecordedSteps({ steps }: { steps: readonly DraftStep[] }) {
  return (
    <LongList
      aria-label={recordingTexts.stepList}
      count={steps.length}
      itemKey={String}
      renderItem={(index) => {
        const step = steps[index];
        return step && <Step step={step} number={index + 1} isLast={index === steps.length - 1} />;
      }}
    />
  );
}

function Step({ step, number, isLast }: { step: DraftStep; number: number; isLast: boolean }) {
  const doubts = stepDoubts(step);
  return (
    <div className={styles.step}>
      <span className={cx(score.mark, number > 1 && score.from.reached, !isLast && score.to.reached)}>
        <span className={score.ring.recorded}>{number}</span>
      </span>
      <div className={styles.body}>
        <div className={styles.title}>
          <span dir="auto" className={styles.sentence}>
            {stepSentence(step)}
          </span>
          {step.type !== null && step.type.trim() !== "" && <Category>{step.type}</Category>}
          {doubts && (
            <span className={styles.verdict}>
              {doubts.verdict === "fragile" ? (
                <Badge tone="warning">{recordingTexts.fragile}</Badge>
              ) : (
                <Badge tone="bad">{recordingTexts.missing}</Badge>
              )}
            </span>
          )}
        </div>
        {step.selector !== null && step.selector.trim() !== "" && (
          <div className={styles.selector}>
            <InlineCode>{step.selector}</InlineCode>
          </div>
        )}
        {doubts?.reasons.map((reason) => (
          <Text key={reason} size="small" variant="quiet">
            {reason}
          </Text>
        ))}
      </div>
    </div>
  );
}
