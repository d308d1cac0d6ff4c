import {
  ActionsIcon,
  ButtonLink,
  Card,
  Cluster,
  CopyButton,
  InlineCode,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  type TimelineHandle,
} from "@understudy/ui";
import { useMemo, useRef } from "react";
import { parseInstant } from "../../model/format/dates";
import type { Remote } from "../../model/remote";
import type { RunDetails } from "../../model/run/run";
import type { MedianDuration } from "../../model/run/run-duration";
import { runReport } from "../../model/run/run-report";
import { failedStepIndex, parseRunStatus } from "../../model/run/run-status";
import { masker } from "../../model/secret/masker";
import { loadErrors } from "../../model/texts";
import { isAddressable, paths } from "../../paths";
import { LoadFailure } from "../../shared/LoadFailure";
import { StaleNote } from "../../shared/StaleNote";
import { RunComparison, type Comparison } from "./RunComparison";
import { RunFailure } from "./RunFailure";
import { RunPager, type RunPlace } from "./RunPager";
import { RunSummary } from "./RunSummary";
import { RunTimeline } from "./RunTimeline";
import type { ScreenshotView } from "./Screenshot";

export interface RunScreenProps {
  run: Remote<RunDetails>;
  onReload: () => void;
  /** The list one came from, as it was. */
  list: { href: string; place: RunPlace };
  /** This page's own address, for the report. */
  address: string;
  /** The present: moves on by the second while the run is running. */
  now: number;
  median: MedianDuration | null;
  comparison: Comparison;
  screenshot: ScreenshotView;
}

export function RunScreen(props: RunScreenProps) {
  const { run, list, onReload, address } = props;
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.run.title}
        back={{ href: list.href, label: "Back to Runs" }}
        {...(run.state === "ready" &&
          run.data.id !== null && { meta: <InlineCode copyable>{run.data.id}</InlineCode> })}
        actions={
          <Cluster gap="3">
            {run.state === "ready" && hasFailed(run.data) && (
              <CopyButton label="Copy report" text={() => runReport(run.data, address)} />
            )}
            <RunPager place={list.place} />
          </Cluster>
        }
      />
      {run.state === "loading" && <LoadingRun />}
      {run.state === "failed" && (
        <LoadFailure title={loadErrors.run} failure={run.failure} onRetry={onReload} />
      )}
      {run.state === "ready" && <StaleNote refresh={run.refresh} asOf={run.asOf} />}
      {run.state === "ready" && <RunStory {...props} run={run.data} />}
    </Stack>
  );
}

function hasFailed({ status }: RunDetails): boolean {
  const known = parseRunStatus(status);
  return known === "failed" || known === "timeout";
}

function elapsed({ status, startedAt }: RunDetails, now: number): number | null {
  const began = parseInstant(startedAt);
  return parseRunStatus(status) === "running" && began !== null ? Math.max(0, now - began) : null;
}

function RunStory({
  run,
  now,
  median,
  comparison,
  screenshot,
}: Omit<RunScreenProps, "run"> & { run: RunDetails }) {
  const timeline = useRef<TimelineHandle>(null);
  const hide = useMemo(() => masker(run.steps), [run]);
  const elapsedMs = elapsed(run, now);
  const failed = hasFailed(run) ? failedStepIndex(run) : null;
  const marked = failed !== null && failed < run.steps.length ? failed : null;
  return (
    <>
      <RunSummary run={run} elapsedMs={elapsedMs} median={median} />
      <RunFailure
        run={run}
        hide={hide}
        screenshot={screenshot}
        onShowStep={marked === null ? null : () => timeline.current?.showMarked()}
      />
      <RunTimeline ref={timeline} run={run} elapsedMs={elapsedMs} hide={hide} marked={marked} />
      <RunComparison run={run} comparison={comparison} />
      {isAddressable(run.actionId) && (
        <Card title="Quick Actions">
          <ButtonLink icon={ActionsIcon} href={paths.action.href(run.actionId)}>
            View Action Details
          </ButtonLink>
        </Card>
      )}
    </>
  );
}

const LoadingRun = () => (
  <LoadingRegion label="Loading run details">
    <Stack gap="5">
      <Skeleton shape="block" />
      <Skeleton shape="row" count={5} />
    </Stack>
  </LoadingRegion>
);
