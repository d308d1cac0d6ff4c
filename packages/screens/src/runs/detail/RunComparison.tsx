import { Button, CompareIcon, Link, Text } from "@understudy/ui";
import {
  type ChangePoint,
  type Failure,
  type FailureGroup,
  formatDuration,
  loadErrors,
  paths,
  type RunDetails,
  type Timeline,
} from "@understudy/model";
import { LoadFailure } from "../../shared/LoadFailure";
import { ServerDate } from "../../shared/ServerDate";
import { comparisonTexts } from "./detail-texts";
import * as styles from "./RunComparison.css";

/** What the list of runs says about a run, loaded on request. */
interface KnownSuccess {
  run: RunDetails;
  href: string;
  /** When the action stopped working; `null` if unknown. */
  broke: ChangePoint | null;
}

export type Comparison =
  | { state: "offered"; onCompare: () => void }
  | { state: "loading" }
  | { state: "failed"; failure: Failure; onCompare: () => void }
  | {
      state: "ready";
      /** `null` if the action has no known success. */
      success: KnownSuccess | null;
      /** Since when the action drifts; `null` for runs without drift, and if unknown. */
      driftOnset: ChangePoint | null;
      /** `null` for runs that didn't fail. */
      same: FailureGroup | null;
      onHide: () => void;
    };

/** Stays the same element while it loads, so that it keeps focus. */
export function CompareButton({ comparison }: { comparison: Comparison }) {
  const isShown = comparison.state === "ready";
  const onClick = isShown
    ? comparison.onHide
    : comparison.state === "loading"
      ? undefined
      : comparison.onCompare;
  return (
    <Button size="small" icon={CompareIcon} busy={comparison.state === "loading"} onClick={onClick}>
      {isShown ? comparisonTexts.hide : comparisonTexts.compare}
    </Button>
  );
}

/** While the run loads. */
export const AwaitedCompareButton = () => (
  <Button size="small" icon={CompareIcon} disabled>
    {comparisonTexts.compare}
  </Button>
);

interface ComparisonResultProps {
  run: RunDetails;
  timeline: Timeline;
  comparison: Comparison;
}

export function ComparisonResult({ run, timeline, comparison }: ComparisonResultProps) {
  return (
    <>
      <div role="status" aria-label={comparisonTexts.label}>
        {comparison.state === "ready" && (
          <div className={styles.result}>
            {comparison.success?.broke && (
              <Text>
                {comparisonTexts.broke}
                <Between
                  point={comparison.success.broke}
                  runId={run.id}
                  before={comparisonTexts.lastSuccess}
                  after={comparisonTexts.firstFailure}
                />
              </Text>
            )}
            {comparison.success === null ? (
              <Text variant="quiet">{comparisonTexts.none}</Text>
            ) : (
              <Difference
                run={run}
                timeline={timeline}
                other={comparison.success.run}
                otherHref={
                  comparison.success.broke?.before.id === comparison.success.run.id
                    ? null
                    : comparison.success.href
                }
              />
            )}
            {comparison.same !== null && <SameWay same={comparison.same} />}
          </div>
        )}
      </div>
      {comparison.state === "failed" && (
        <LoadFailure title={loadErrors.runs} failure={comparison.failure} onRetry={comparison.onCompare} />
      )}
    </>
  );
}

function differenceText({ firstDifference }: Timeline, run: RunDetails): string | null {
  if (firstDifference === null) return run.wasDriftDetected ? null : comparisonTexts.same;
  const { row, step } = firstDifference;
  return step === null ? comparisonTexts.missingStep(row) : comparisonTexts.firstDifference(step);
}

/** A run that drifted never has “Same steps”. */
function driftText({ hasOtherElement, firstDifference }: Timeline, run: RunDetails): string | null {
  if (!run.wasDriftDetected || hasOtherElement) return null;
  if (run.wasAutoRecovered) return comparisonTexts.replacementUnknown;
  return firstDifference === null ? comparisonTexts.driftUnknown : null;
}

interface DifferenceProps {
  run: RunDetails;
  timeline: Timeline;
  other: RunDetails;
  /** `null` if the link is above. */
  otherHref: string | null;
}

function Difference({ run, timeline, other, otherHref }: DifferenceProps) {
  const duration = comparisonTexts.there(formatDuration(other.durationMs));
  const sentences = [
    other.wasDriftDetected ? comparisonTexts.allDrifted : null,
    differenceText(timeline, run),
    driftText(timeline, run),
  ].filter((sentence) => sentence !== null);
  return (
    <Text>
      {comparisonTexts.here(formatDuration(run.durationMs))}
      {otherHref === null ? duration : <Link href={otherHref}>{duration}</Link>}. {sentences.join(" ")}{" "}
      <Text as="span" variant="quiet">
        {comparisonTexts.legend}
      </Text>
    </Text>
  );
}

interface BetweenProps {
  point: ChangePoint;
  /** The run of this page, which isn't linked. */
  runId: string | null;
  /** What each of the two runs is. */
  before: string;
  after: string;
}

/** “Nov 27, 2:02 PM (last success) and Nov 27, 2:09 PM (first failure)”, both linked. */
export function Between({ point, runId, before, after }: BetweenProps) {
  const began = <ServerDate date={point.after.startedAt} />;
  return (
    <>
      <Link href={paths.run.href(point.before.id)}>
        <ServerDate date={point.before.startedAt} />
      </Link>
      {before}
      {point.after.id === runId ? began : <Link href={paths.run.href(point.after.id)}>{began}</Link>}
      {after}
    </>
  );
}

function SameWay({ same: { name, count, firstSeen } }: { same: FailureGroup }) {
  if (count === 1) return null;
  return (
    <Text>
      {comparisonTexts.sameWay}
      <Link href={paths.runs.href({ failure: name })}>{comparisonTexts.sameRuns(count)}</Link>
      {firstSeen !== null && (
        <>
          {comparisonTexts.since}
          <ServerDate date={firstSeen} />
        </>
      )}
    </Text>
  );
}
