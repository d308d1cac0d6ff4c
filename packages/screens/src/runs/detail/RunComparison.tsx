import {
  Badge,
  Button,
  Card,
  CompareIcon,
  InlineCode,
  Link,
  LoadingRegion,
  Skeleton,
  Stack,
  Table,
  Text,
  type Column,
} from "@understudy/ui";
import { useMemo } from "react";
import { formatDuration } from "../../model/format/duration";
import type { Failure } from "../../model/remote";
import type { RunDetails } from "../../model/run/run";
import { compareRuns, type ComparedStep, type PlacedStep } from "../../model/run/run-comparison";
import { masker } from "../../model/secret/masker";
import { loadErrors } from "../../model/texts";
import { dash } from "../../model/tone";
import { LoadFailure } from "../../shared/LoadFailure";
import * as styles from "./RunComparison.css";

export type Comparison =
  /** There is nothing to compare: no steps, no action, or still running. */
  | { state: "unavailable" }
  | { state: "offered"; onCompare: () => void }
  | { state: "loading" }
  | { state: "failed"; failure: Failure; onCompare: () => void }
  /** No success of this action is known. */
  | { state: "none" }
  | { state: "ready"; other: RunDetails; otherHref: string };

const title = "Compare with the last success";

export function RunComparison({ run, comparison }: { run: RunDetails; comparison: Comparison }) {
  switch (comparison.state) {
    case "unavailable":
      return null;
    case "offered":
      return (
        <Card
          title={title}
          description="Lays this run’s steps beside those of the last run of the same action that went well."
        >
          <Button icon={CompareIcon} onClick={comparison.onCompare}>
            Compare
          </Button>
        </Card>
      );
    case "loading":
      return (
        <Card title={title}>
          <LoadingRegion label="Loading the last success">
            <Skeleton shape="row" count={4} />
          </LoadingRegion>
        </Card>
      );
    case "failed":
      return (
        <LoadFailure title={loadErrors.run} failure={comparison.failure} onRetry={comparison.onCompare} />
      );
    case "none":
      return (
        <Card title={title}>
          <Text tone="muted">No successful run of this action is known.</Text>
        </Card>
      );
    case "ready":
      return <Compared run={run} {...comparison} />;
  }
}

interface Row {
  key: string;
  step: ComparedStep;
  isFirstDifference: boolean;
}

function Compared({ run, other, otherHref }: { run: RunDetails; other: RunDetails; otherHref: string }) {
  const hide = useMemo(() => masker([...run.steps, ...other.steps]), [run, other]);
  const columns = useMemo(() => columnsWith(hide), [hide]);
  const { rows, firstDivergence } = useMemo(() => compareRuns(run.steps, other.steps), [run, other]);
  const compared = useMemo(
    () =>
      rows.map((step, index): Row => ({
        key: `${index}`,
        step,
        isFirstDifference: index === firstDivergence,
      })),
    [rows, firstDivergence],
  );
  return (
    <Card title={title}>
      <Stack gap="4">
        <Text>
          This run took {formatDuration(run.durationMs)}, <Link href={otherHref}>the last success</Link>{" "}
          {formatDuration(other.durationMs)}.{" "}
          {firstDivergence === null
            ? "Their steps are the same."
            : `They part at row ${firstDivergence + 1}.`}
        </Text>
        <Table
          label={title}
          columns={columns}
          rows={compared}
          rowKey={({ key }) => key}
          rowTone={({ isFirstDifference }) => (isFirstDifference ? "warning" : undefined)}
        />
      </Stack>
    </Card>
  );
}

/** `hide` masks what was typed into password-like fields. */
const columnsWith = (hide: (text: string) => string): readonly Column<Row>[] => [
  {
    key: "outcome",
    header: "Outcome",
    primary: true,
    width: "11rem",
    cell: ({ step, isFirstDifference }) => <Outcome step={step} isFirstDifference={isFirstDifference} />,
  },
  {
    key: "here",
    header: "This run",
    width: "1fr",
    cell: ({ step }) => <Place place={step.here} hide={hide} />,
  },
  {
    key: "there",
    header: "Last success",
    width: "1fr",
    cell: ({ step }) => <Place place={step.there} hide={hide} />,
  },
  { key: "delta", header: "Difference", align: "end", width: "7rem", cell: ({ step }) => difference(step) },
];

const outcomes: Record<ComparedStep["kind"], string> = {
  same: "Same",
  changed: "Changed",
  onlyHere: "Only in this run",
  onlyThere: "Only in the success",
};

function Outcome({ step, isFirstDifference }: Omit<Row, "key">) {
  if (isFirstDifference) return <Badge tone="warning">{`${outcomes[step.kind]}, first`}</Badge>;
  return <span className={step.kind === "same" ? styles.same : undefined}>{outcomes[step.kind]}</span>;
}

function Place({ place, hide }: { place: PlacedStep | null; hide: (text: string) => string }) {
  if (place === null) return dash;
  const { index, step } = place;
  return (
    <span className={styles.place}>
      <span className={styles.index}>{index + 1}</span>
      {step.type ?? dash}
      {step.selector !== null && (
        <span className={styles.selector}>
          <InlineCode>{hide(step.selector)}</InlineCode>
        </span>
      )}
      <span className={styles.duration}>{formatDuration(step.durationMs)}</span>
    </span>
  );
}

function difference(step: ComparedStep): string {
  if (step.kind === "onlyHere" || step.kind === "onlyThere" || step.deltaMs === null) return dash;
  const size = formatDuration(Math.abs(step.deltaMs));
  if (step.deltaMs === 0) return size;
  return `${step.deltaMs < 0 ? "−" : "+"}${size}`;
}
