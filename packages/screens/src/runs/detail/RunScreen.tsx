import { dash } from "@understudy/base";
import {
  ActionsIcon,
  Announced,
  ButtonLink,
  Card,
  Cluster,
  CopyButton,
  LoadingRegion,
  PageHeader,
  Stack,
  useMediaQuery,
} from "@understudy/ui";
import { windowWidth } from "@understudy/ui/widths";
import { Fragment, type ReactNode, useMemo, useRef, useState } from "react";
import {
  failurePanelTitle,
  isAddressable,
  loadErrors,
  masker,
  parseRunStatus,
  paths,
  type Remote,
  type RunDetails,
  runReport,
  statusBadge,
  timelineOf,
} from "@understudy/model";
import { LoadFailure } from "../../shared/LoadFailure";
import { ScoreSkeleton } from "../../shared/ScoreSkeleton";
import { StaleNote } from "../../shared/StaleNote";
import { AwaitedCompareButton, type Comparison } from "./RunComparison";
import { useRevealed } from "./MaskedText";
import { LoadingFailure, RunFailure } from "./RunFailure";
import { LoadingFacts, RunFacts } from "./RunFacts";
import * as styles from "./RunFailure.css";
import { RunPager, type RunPosition } from "./RunPager";
import { RunTimeline } from "./RunTimeline";
import type { TimelineHandle } from "./timeline/Timeline";
import type { ScreenshotView } from "./Screenshot";
import { runTexts, timelineTexts } from "./detail-texts";

export interface RunScreenProps {
  run: Remote<RunDetails>;
  onReload: () => void;
  /** The list the user came from, with its filters. `position` is `null` if the run was opened another way. */
  list: { href: string; position: RunPosition | null };
  /** As its list says, for the title while the run loads. */
  name: string | null;
  /** As its list says, or as is likely: gives the skeleton its shape. */
  hasFailed: boolean;
  /** This page's URL, for the report. */
  address: string;
  comparison: Comparison;
  screenshot: ScreenshotView;
}

export function RunScreen(props: RunScreenProps) {
  const { run, list, name, hasFailed, onReload, address, comparison } = props;
  return (
    <Stack gap="4">
      <PageHeader
        title={paths.run.title}
        back={{ href: list.href, label: runTexts.back }}
        {...(run.state !== "failed" && {
          subject: run.state === "ready" ? (run.data.actionName ?? dash) : name,
        })}
        actions={
          <Cluster gap="3">
            {run.state !== "failed" && (
              <span className={styles.copyReport}>
                <CopyButton
                  iconOnly
                  variant="text"
                  label={runTexts.copyReport}
                  disabled={run.state === "loading"}
                  text={() =>
                    run.state === "ready"
                      ? runReport(run.data, { address, comparison: reportedComparison(comparison) })
                      : ""
                  }
                />
              </span>
            )}
            {list.position && <RunPager {...list.position} />}
          </Cluster>
        }
      />
      {run.state === "loading" && <LoadingRun hasFailed={hasFailed} />}
      {run.state === "failed" && (
        <LoadFailure title={loadErrors.run} failure={run.failure} onRetry={onReload} />
      )}
      {run.state === "ready" && <StaleNote refresh={run.refresh} asOf={run.asOf} onRetry={onReload} />}
      {run.state === "ready" && <RunSections {...props} run={run.data} />}
    </Stack>
  );
}

const otherRun = (comparison: Comparison) =>
  comparison.state === "ready" ? (comparison.success?.run ?? null) : null;

const reportedComparison = (comparison: Comparison) =>
  comparison.state === "ready"
    ? {
        other: otherRun(comparison),
        broke: comparison.success?.broke ?? null,
        driftOnset: comparison.driftOnset,
      }
    : null;

function RunSections({ run, comparison, screenshot }: Omit<RunScreenProps, "run"> & { run: RunDetails }) {
  const handle = useRef<TimelineHandle>(null);
  const other = otherRun(comparison);
  const hide = useMemo(
    () => masker(other === null ? run.steps : [...run.steps, ...other.steps]),
    [run, other],
  );
  const timeline = useMemo(() => timelineOf({ run, other, hide }), [run, other, hide]);
  const revealed = useRevealed();
  const [statusAtFirst] = useState(run.status);
  const hasEnded = parseRunStatus(statusAtFirst) === "running" && parseRunStatus(run.status) !== "running";
  const hasScreenshot = run.screenshot !== null && failurePanelTitle(run) !== null;
  return (
    <div className={styles.sections}>
      <Announced>{hasEnded ? runTexts.ended(statusBadge(run.status).word) : ""}</Announced>
      <RunGrid
        hasScreenshot={hasScreenshot}
        facts={
          <RunFacts run={run} driftOnset={comparison.state === "ready" ? comparison.driftOnset : null} />
        }
        failure={
          <RunFailure
            run={run}
            hide={hide}
            revealed={revealed}
            screenshot={screenshot}
            onShowStep={timeline.failedRow === null ? null : () => handle.current?.showMarked()}
          />
        }
      >
        <RunTimeline
          handle={handle}
          run={run}
          timeline={timeline}
          revealed={revealed}
          comparison={comparison}
        />
      </RunGrid>
      {isAddressable(run.actionId) && (
        <Card title={runTexts.quickActions}>
          <ButtonLink icon={ActionsIcon} href={paths.action.href(run.actionId)}>
            {runTexts.viewAction}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

interface RunGridProps {
  hasScreenshot: boolean;
  facts: ReactNode;
  failure: ReactNode;
  children: ReactNode;
}

/** On a phone, what failed comes before the facts. */
function RunGrid({ hasScreenshot, facts, failure, children }: RunGridProps) {
  const isPhone = useMediaQuery(windowWidth.phone);
  const shownFacts = (
    <div key="facts" className={styles.facts}>
      {facts}
    </div>
  );
  const shownFailure = <Fragment key="failure">{failure}</Fragment>;
  return (
    <div className={styles.grid[hasScreenshot ? "besideScreenshot" : "column"]}>
      {isPhone ? [shownFailure, shownFacts] : [shownFacts, shownFailure]}
      {children}
    </div>
  );
}

const LoadingRun = ({ hasFailed }: { hasFailed: boolean }) => (
  <LoadingRegion aria-label={runTexts.loading}>
    <div aria-hidden="true">
      <RunGrid
        hasScreenshot={hasFailed}
        facts={<LoadingFacts />}
        failure={hasFailed ? <LoadingFailure /> : null}
      >
        <ScoreSkeleton title={timelineTexts.title} actions={<AwaitedCompareButton />} variant="performed" />
      </RunGrid>
    </div>
  </LoadingRegion>
);
