import { Badge, Category, cx, InlineCode, toneIcons, VisuallyHidden } from "@understudy/ui";
import { dash } from "@understudy/base";
import type { ReactNode } from "react";
import {
  comparedWords,
  type StepFact,
  type StepOutcome,
  type TimelineStep,
  type UnaccountedTime,
} from "@understudy/model";
import { timelineTexts } from "../detail-texts";
import { LongText } from "../LongText";
import { MaskedText, type Revealed } from "../MaskedText";
import * as score from "../../../shared/score.css";
import * as styles from "./Timeline.css";
import { Waterfall } from "./Waterfall";

interface TimelineRowProps {
  step: TimelineStep;
  isFirst: boolean;
  isLast: boolean;
  isOtherRecorded: boolean;
  revealed: Revealed;
}

export function TimelineRow({ step, isFirst, isLast, isOtherRecorded, revealed }: TimelineRowProps) {
  const { tone, title, number, outcome, facts, error, duration, bar, other } = step;
  const numberId = number === null ? undefined : `step-${number}`;
  return (
    <div className={cx(styles.step, number === null && styles.absent)}>
      <Mark
        id={numberId}
        number={number}
        outcome={outcome}
        tone={tone}
        hasDrifted={
          isOtherRecorded && facts.some(({ name, there }) => name !== "value" && there !== undefined)
        }
        isFirst={isFirst}
        isLast={isLast}
      />
      <div className={styles.body}>
        <div className={styles.heading}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.marks}>
            <Tags {...step} />
            <Status {...step} />
          </span>
        </div>
        {facts.length > 0 && (
          <dl className={styles.meta}>
            {facts.map((fact) => (
              <Fact
                key={fact.name}
                fact={fact}
                isOtherRecorded={isOtherRecorded}
                revealed={revealed}
                describedBy={numberId}
              />
            ))}
          </dl>
        )}
        {error !== null && (
          <p className={styles.error} dir="auto">
            <MaskedText {...error} revealed={revealed} describedBy={numberId} />
          </p>
        )}
      </div>
      {(duration !== null || other !== null) && (
        <Waterfall tone={tone} duration={duration} bar={bar} other={other} />
      )}
    </div>
  );
}

interface MarkProps
  extends Pick<TimelineStep, "number" | "outcome" | "tone">, Pick<TimelineRowProps, "isFirst" | "isLast"> {
  id: string | undefined;
  /** It used another element than the one that was recorded. */
  hasDrifted: boolean;
}

const unreached: readonly StepOutcome[] = ["notReached", "absent"];

/** The step's ring on the line, and the solid circle of what was performed: over it, or apart if it failed or drifted. */
function Mark({ id, number, outcome, tone, hasDrifted, isFirst, isLast }: MarkProps) {
  const isReached = !unreached.includes(outcome);
  const hasFailed = outcome === "failed";
  const isApart = hasFailed || hasDrifted;
  const label = number !== null && (
    <span id={id}>
      <VisuallyHidden>{timelineTexts.step}</VisuallyHidden>
      {number}
    </span>
  );
  return (
    <span
      className={cx(
        score.mark,
        !isFirst && score.from[isReached ? "reached" : "unreached"],
        !isLast && score.to[isReached && !hasFailed ? "reached" : "unreached"],
      )}
    >
      <span className={score.ring[hasFailed ? "failed" : "recorded"]}>
        {(isApart || !isReached) && label}
      </span>
      {isReached && (
        <span className={cx(score.disc[hasFailed ? "bad" : tone], isApart && score.apart)}>
          {!isApart && label}
        </span>
      )}
    </span>
  );
}

function Tags({ type, difference }: TimelineStep) {
  return (
    <>
      {type !== null && <Category>{type}</Category>}
      {difference !== null && (
        <Badge tone={difference === "first" ? "warning" : "neutral"}>
          {timelineTexts.difference[difference]}
        </Badge>
      )}
    </>
  );
}

function Status({ tone, status, isStatusQuiet }: TimelineStep) {
  if (isStatusQuiet) return <VisuallyHidden>{status}</VisuallyHidden>;
  const Glyph = toneIcons[tone];
  return (
    <span className={cx(styles.status, styles.statusTone[tone])}>
      <Glyph className={styles.glyph} aria-hidden="true" />
      {status}
    </span>
  );
}

interface FactProps {
  fact: StepFact;
  isOtherRecorded: boolean;
  revealed: Revealed;
  describedBy: string | undefined;
}

function Fact({ fact: { name, here, there }, isOtherRecorded, revealed, describedBy }: FactProps) {
  const label = timelineTexts[name];
  const used =
    here === null ? (
      dash
    ) : name === "value" ? (
      <MaskedText {...here} revealed={revealed} describedBy={describedBy} />
    ) : (
      <InlineCode>{here.masked}</InlineCode>
    );
  if (there === undefined) return <Line term={label}>{used}</Line>;
  const [recordedTerm, usedTerm] = isOtherRecorded
    ? [comparedWords.recorded, comparedWords.usedInstead]
    : [comparedWords.inLastSuccess, comparedWords.inThisRun];
  return (
    <>
      <Line paired term={`${label} ${recordedTerm}`}>
        {there === null ? (
          dash
        ) : name === "value" ? (
          <LongText>{there}</LongText>
        ) : (
          <InlineCode>{there}</InlineCode>
        )}
      </Line>
      <Line paired term={`${label} ${usedTerm}`}>
        {used}
      </Line>
    </>
  );
}

interface LineProps {
  term: string;
  /** One of two lines, one above the other. */
  paired?: boolean;
  children: ReactNode;
}

const Line = ({ term, paired = false, children }: LineProps) => (
  <div className={cx(styles.fact, paired && styles.paired)}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.detail} dir="auto">
      {children}
    </dd>
  </div>
);

export const UnaccountedRow = ({ duration, bar }: UnaccountedTime) => (
  <div className={styles.unaccounted}>
    <span className={styles.unaccountedLabel}>
      {duration === null ? timelineTexts.stillRunning : timelineTexts.outsideSteps}
    </span>
    <Waterfall tone="idle" duration={duration} bar={bar} other={null} />
  </div>
);
