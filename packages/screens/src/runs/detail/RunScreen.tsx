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
import {
  dash,
  failedStepIndex,
  failurePanelTitle,
  isAddressable,
  isProblem,
  loadErrors,
  masker,
  paths,
  type Remote,
  type RunDetails,
  runReport,
  type SameFailures,
} from "@understudy/model";
import { LoadFailure } from "../../shared/LoadFailure";
import { StaleNote } from "../../shared/StaleNote";
import { LongText } from "./LongText";
import type { Comparison } from "./RunComparison";
import { RunFailure } from "./RunFailure";
import { RunPager, type RunPosition } from "./RunPager";
import { RunSummary } from "./RunSummary";
import { RunTimeline } from "./RunTimeline";
import type { ScreenshotView } from "./Screenshot";
import { runTexts } from "./detail-texts";

export interface RunScreenProps {
  run: Remote<RunDetails>;
  onReload: () => void;
  /** The list the user came from, with its filters. */
  list: { href: string; position: RunPosition; hasKeys: boolean };
  /** This page's URL, for the report. */
  address: string;
  /** The median of the action's successful runs, in milliseconds. */
  median: number | null;
  /** `null` until a list with the run is loaded, and for runs that didn't fail. */
  same: SameFailures | null;
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
            {/* Otherwise, the failure panel has it. */}
            {run.state === "ready" && isProblem(run.data.status) && failurePanelTitle(run.data) === null && (
              <CopyButton label={runTexts.copyReport} text={() => runReport(run.data, address)} />
            )}
            {(run.state !== "failed" || list.position.state !== "unlisted") && <RunPager {...list} />}
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

function RunSections({
  run,
  address,
  median,
  same,
  comparison,
  screenshot,
}: Omit<RunScreenProps, "run"> & { run: RunDetails }) {
  const timeline = useRef<TimelineHandle>(null);
  const other = comparison.state === "ready" ? comparison.other : null;
  const hide = useMemo(
    () => masker(other === null ? run.steps : [...run.steps, ...other.steps]),
    [run, other],
  );
  const failed = isProblem(run.status) ? failedStepIndex(run) : null;
  const marked = failed !== null && failed < run.steps.length ? failed : null;
  return (
    <>
      <RunSummary run={run} median={median} />
      <RunFailure
        run={run}
        hide={hide}
        report={() => runReport(run, address, hide)}
        same={same}
        comparison={comparison}
        screenshot={screenshot}
        onShowStep={marked === null ? null : () => timeline.current?.showMarked()}
      />
      <RunTimeline
        ref={timeline}
        run={run}
        hide={hide}
        marked={marked}
        hasPanel={failurePanelTitle(run) !== null}
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
