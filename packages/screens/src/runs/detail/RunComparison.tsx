import { Button, CompareIcon, Link, Text } from "@understudy/ui";
import {
  type Break,
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
      /** When the action stopped working; `null` if unknown. */
      broke: Break | null;
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
            {comparison.broke && <Broke broke={comparison.broke} runId={run.id} />}
            {comparison.success === null ? (
              <Text variant="quiet">{comparisonTexts.none}</Text>
            ) : (
              <Difference
                run={run}
                other={comparison.success.run}
                otherHref={comparison.broke === null ? comparison.success.href : null}
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
  /** `null` if the link is above. */
  otherHref: string | null;
}

function Difference({ run, other, otherHref }: DifferenceProps) {
  const { rows, firstDivergence } = compareRuns(run.steps, other.steps, firstUnreachedStep(run));
  const difference = differenceText(
    firstDivergence === null ? undefined : rows[firstDivergence],
    firstDivergence ?? 0,
  );
  const duration = comparisonTexts.there(formatDuration(other.durationMs));
  return (
    <Text>
      {comparisonTexts.here(formatDuration(run.durationMs))}
      {otherHref === null ? duration : <Link href={otherHref}>{duration}</Link>}. {difference}{" "}
      <Text as="span" variant="quiet">
        {comparisonTexts.legend}
      </Text>
    </Text>
  );
}

function Broke({ broke: { lastSuccess, firstFailure }, runId }: { broke: Break; runId: string | null }) {
  const began = <ServerDate date={firstFailure.startedAt} />;
  return (
    <Text>
      {comparisonTexts.broke}
      <Link href={paths.run.href(lastSuccess.id)}>
        <ServerDate date={lastSuccess.startedAt} />
      </Link>
      {comparisonTexts.lastSuccess}
      {firstFailure.id === runId ? began : <Link href={paths.run.href(firstFailure.id)}>{began}</Link>}
      {comparisonTexts.firstFailure}
    </Text>
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
