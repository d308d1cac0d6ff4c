import {
  ActionsIcon,
  ButtonLink,
  Card,
  Cluster,
  CopyButton,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  type TimelineHandle,
} from "@understudy/ui";
import { useMemo, useRef } from "react";
import { parseInstant } from "../../model/format/dates";
import { isDuration } from "../../model/format/duration";
import type { Remote } from "../../model/remote";
import type { RunDetails } from "../../model/run/run";
import type { MedianDuration } from "../../model/run/run-duration";
import { runReport } from "../../model/run-report/run-report";
import { failedStepIndex, parseRunStatus } from "../../model/run/run-status";
import { totalDuration } from "../../model/run/waterfall";
import { masker } from "../../model/secret/masker";
import { loadErrors } from "../../model/texts";
import { dash } from "../../model/tone";
import { isAddressable, paths } from "../../paths";
import { LoadFailure } from "../../shared/LoadFailure";
import { StaleNote } from "../../shared/StaleNote";
import { LongText } from "./LongText";
import type { Comparison } from "./RunComparison";
import { RunFailure } from "./RunFailure";
import { RunPager, type RunPosition } from "./RunPager";
import { RunSummary } from "./RunSummary";
import { RunTimeline } from "./RunTimeline";
import type { ScreenshotView } from "./Screenshot";
import { runTexts } from "./texts";

export interface RunScreenProps {
  run: Remote<RunDetails>;
  onReload: () => void;
  /** The list the user came from, with its filters. */
  list: { href: string; position: RunPosition };
  /** This page's URL, for the report. */
  address: string;
  /** The current time; updated every second while the run is running. */
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
        back={{ href: list.href, label: runTexts.back }}
        {...(run.state === "ready" && { subject: <LongText>{run.data.actionName ?? dash}</LongText> })}
        actions={
          <Cluster gap="3">
            {run.state === "ready" && hasFailed(run.data) && (
              <CopyButton label={runTexts.copyReport} text={() => runReport(run.data, address)} />
            )}
            <RunPager position={list.position} />
          </Cluster>
        }
      />
      {run.state === "loading" && <LoadingRun />}
      {run.state === "failed" && (
        <LoadFailure title={loadErrors.run} failure={run.failure} onRetry={onReload} />
      )}
      {run.state === "ready" && <StaleNote refresh={run.refresh} asOf={run.asOf} />}
      {run.state === "ready" && <RunSections {...props} run={run.data} />}
    </Stack>
  );
}

function hasFailed({ status }: RunDetails): boolean {
  const known = parseRunStatus(status);
  return known === "failed" || known === "timeout";
}

/**
 * How long a run has been running: the server's duration, or else counted in seconds; at least the sum of its steps.
 */
function elapsed({ status, startedAt, durationMs, steps }: RunDetails, now: number): number | null {
  if (parseRunStatus(status) !== "running") return null;
  if (isDuration(durationMs)) return totalDuration({ durationMs, steps });
  const began = parseInstant(startedAt);
  if (began === null) return null;
  const seconds = Math.floor(Math.max(0, now - began) / 1000) * 1000;
  return totalDuration({ durationMs: seconds, steps });
}

function RunSections({
  run,
  now,
  median,
  comparison,
  screenshot,
}: Omit<RunScreenProps, "run"> & { run: RunDetails }) {
  const timeline = useRef<TimelineHandle>(null);
  const other = comparison.state === "ready" ? comparison.other : null;
  const hide = useMemo(
    () => masker(other === null ? run.steps : [...run.steps, ...other.steps]),
    [run, other],
  );
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
      <RunTimeline
        ref={timeline}
        run={run}
        elapsedMs={elapsedMs}
        hide={hide}
        marked={marked}
        comparison={comparison}
      />
      {isAddressable(run.actionId) && (
        <Card title={runTexts.quickActions}>
          <ButtonLink icon={ActionsIcon} href={paths.action.href(run.actionId)}>
            {runTexts.viewAction}
          </ButtonLink>
        </Card>
      )}
    </>
  );
}

const LoadingRun = () => (
  <LoadingRegion label={runTexts.loading}>
    <Stack gap="5">
      <Skeleton shape="block" />
      <Skeleton shape="row" count={5} />
    </Stack>
  </LoadingRegion>
);
