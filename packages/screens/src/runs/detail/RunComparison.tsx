import { Button, CompareIcon, Link, Text } from "@understudy/ui";
import {
  type ComparedStep,
  compareRuns,
  type Failure,
  firstUnreachedStep,
  formatDuration,
  loadErrors,
  type RunDetails,
} from "@understudy/model";
import { LoadFailure } from "../../shared/LoadFailure";
import { comparisonTexts } from "./detail-texts";

export type Comparison =
  /** Nothing to compare: no steps, no action, or still running. */
  | { state: "unavailable" }
  | { state: "offered"; onCompare: () => void }
  | { state: "loading" }
  | { state: "failed"; failure: Failure; onCompare: () => void }
  /** The action has no known success. */
  | { state: "none" }
  | { state: "ready"; other: RunDetails; otherHref: string };

const nothing = () => undefined;

/** Stays the same element while it loads, so that it keeps focus. */
export function CompareButton({ comparison }: { comparison: Comparison }) {
  if (comparison.state !== "offered" && comparison.state !== "loading") return null;
  const isLoading = comparison.state === "loading";
  return (
    <Button
      icon={CompareIcon}
      busy={isLoading}
      onClick={comparison.state === "offered" ? comparison.onCompare : nothing}
    >
      {comparisonTexts.compare}
    </Button>
  );
}

export function ComparisonResult({ run, comparison }: { run: RunDetails; comparison: Comparison }) {
  return (
    <div>
      <div role="status" aria-label={comparisonTexts.label}>
        {comparison.state === "none" && <Text tone="muted">{comparisonTexts.none}</Text>}
        {comparison.state === "ready" && <Difference run={run} {...comparison} />}
      </div>
      {comparison.state === "failed" && (
        <LoadFailure title={loadErrors.run} failure={comparison.failure} onRetry={comparison.onCompare} />
      )}
    </div>
  );
}

/** `before`: how many steps are the same before the first difference. */
function differenceText(first: ComparedStep | undefined, before: number): string {
  if (first === undefined) return comparisonTexts.same;
  // A step that only the other run has is without a number in the timeline.
  if (first.kind === "onlyThere") return comparisonTexts.missingStep(before);
  return comparisonTexts.firstDifference((first.here ?? first.there).index + 1);
}

function Difference({ run, other, otherHref }: { run: RunDetails; other: RunDetails; otherHref: string }) {
  const { rows, firstDivergence } = compareRuns(run.steps, other.steps, firstUnreachedStep(run));
  const difference = differenceText(
    firstDivergence === null ? undefined : rows[firstDivergence],
    firstDivergence ?? 0,
  );
  return (
    <Text>
      {comparisonTexts.here(formatDuration(run.durationMs))}
      <Link href={otherHref}>{comparisonTexts.there(formatDuration(other.durationMs))}</Link>. {difference}{" "}
      <Text as="span" tone="muted">
        {comparisonTexts.legend}
      </Text>
    </Text>
  );
}
