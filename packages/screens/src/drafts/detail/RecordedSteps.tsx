import { Badge, CopyButton, GoodIcon, InlineCode, LockIcon, Tag, Text, LongList } from "@understudy/ui";
import { useId } from "react";
import {
  assessStep,
  developerRequest,
  type Draft,
  type DraftStep,
  maskSelectorValue,
  type SelectorAssessment,
  stepSentence,
  typesSecret,
} from "@understudy/model";
import * as styles from "./RecordedSteps.css";
import { recordingTexts } from "./detail-texts";

/** The recorded steps with their type, selector and stability. Fragile steps say why. */
export function RecordedSteps({ draft }: { draft: Draft }) {
  const { steps } = draft;
  return (
    <LongList
      label={recordingTexts.stepList}
      framed
      count={steps.length}
      renderItem={(index) => {
        const step = steps[index];
        if (step === undefined) return undefined;
        const selector = maskSelectorValue(step.selector);
        return <Step draft={draft} step={{ ...step, selector }} number={index + 1} />;
      }}
    />
  );
}

function Step({ draft, step, number }: { draft: Draft; step: DraftStep; number: number }) {
  const id = useId();
  const assessment = assessStep(step);
  const isSensitive = typesSecret(step);
  const isDoubtful = assessment !== null && assessment.verdict !== "stable";
  return (
    <div className={styles.step}>
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        <div className={styles.title}>
          <span id={id} dir="auto" className={styles.sentence}>
            {stepSentence(step)}
          </span>
          {step.type !== null && step.type.trim() !== "" && <Tag>{step.type}</Tag>}
        </div>
        {step.selector !== null && step.selector.trim() !== "" && (
          <div className={styles.selector}>
            <InlineCode copyable={isDoubtful}>{step.selector}</InlineCode>
          </div>
        )}
        {isSensitive && <Text size="small">{recordingTexts.sensitiveHint}</Text>}
        {isDoubtful &&
          assessment.reasons.map((reason) => (
            <Text key={reason} size="small" tone="muted">
              {reason}
            </Text>
          ))}
        {isDoubtful && (
          <div>
            <CopyButton
              size="small"
              text={() => developerRequest(draft, step, number)}
              label={recordingTexts.copyRequest}
              aria-describedby={id}
            />
          </div>
        )}
      </div>
      <div className={styles.verdict}>
        {isSensitive && (
          <Badge tone="warning" icon={LockIcon}>
            {recordingTexts.sensitive}
          </Badge>
        )}
        {assessment !== null && <Verdict verdict={assessment.verdict} />}
      </div>
    </div>
  );
}

/** A stable step is quiet: only exceptions get a badge. */
function Verdict({ verdict }: Pick<SelectorAssessment, "verdict">) {
  if (verdict === "fragile") return <Badge tone="warning">{recordingTexts.fragile}</Badge>;
  if (verdict === "missing") return <Badge tone="bad">{recordingTexts.missing}</Badge>;
  return (
    <span className={styles.stable}>
      <GoodIcon className={styles.glyph} aria-hidden="true" />
      {recordingTexts.stable}
    </span>
  );
}
