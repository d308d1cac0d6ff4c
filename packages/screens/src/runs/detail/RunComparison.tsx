import { Button, CompareIcon, Link, Text } from "@understudy/ui";
import {
  type ComparedStep,
  compareRuns,
  type Failure,
  type FailureGroup,
  firstUnreachedStep,
  formatDuration,
  loadErrors,
  paths,
  type RunDetails,
} from "@understudy/model";
import { LoadFailure } from "../../shared/LoadFailure";
import { ServerDate } from "../../shared/ServerDate";
import { comparisonTexts } from "./detail-texts";
import * as styles from "./RunComparison.css";

/** What the list of runs tells about a run, loaded on request. */
export type Comparison =
  | { state: "offered"; onCompare: () => void }
  | { state: "loading" }
  | { state: "failed"; failure: Failure; onCompare: () => void }
  | {
      state: "ready";
      /** `null` if the action has no known success. */
      success: { run: RunDetails; href: string } | null;
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

export function ComparisonResult({ run, comparison }: { run: RunDetails; comparison: Comparison }) {
  return (
    <>
      <div role="status" aria-label={comparisonTexts.label}>
        {comparison.state === "ready" && (
          <div className={styles.result}>
            {comparison.success === null ? (
              <Text variant="quiet">{comparisonTexts.none}</Text>
            ) : (
              <Difference run={run} other={comparison.success.run} otherHref={comparison.success.href} />
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

/** `before`: how many steps are the same before the first difference. */
function differenceText(first: ComparedStep | undefined, before: number): string {
  if (first === undefined) return comparisonTexts.same;
  // A step that only the other run has is without a number in the timeline.
  if (first.kind === "onlyThere") return comparisonTexts.missingStep(before);
  return comparisonTexts.firstDifference((first.here ?? first.there).index + 1);
}

interface DifferenceProps {
  run: RunDetails;
  other: RunDetails;
  otherHref: string;
}

function Difference({ run, other, otherHref }: DifferenceProps) {
  const { rows, firstDivergence } = compareRuns(run.steps, other.steps, firstUnreachedStep(run));
  const difference = differenceText(
    firstDivergence === null ? undefined : rows[firstDivergence],
    firstDivergence ?? 0,
  );
  return (
    <Text>
      {comparisonTexts.here(formatDuration(run.durationMs))}
      <Link href={otherHref}>{comparisonTexts.there(formatDuration(other.durationMs))}</Link>. {difference}{" "}
      <Text as="span" variant="quiet">
        {comparisonTexts.legend}
      </Text>
    </Text>
  );
}

function SameWay({ same: { name, count, firstSeen } }: { same: FailureGroup }) {
  if (count === 1) return <Text variant="quiet">{comparisonTexts.firstTime}</Text>;
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
