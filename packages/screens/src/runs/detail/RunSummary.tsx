import { Badge, Facts, formatRelative, InlineCode, useUiContext } from "@understudy/ui";
import type { ReactNode } from "react";
import {
  dateWithoutTime,
  environmentLabel,
  formatDuration,
  isDuration,
  parseInstant,
  parseRunStatus,
  type RunDetails,
  runMessages,
  slowerThanUsual,
} from "@understudy/model";
import { ServerDate } from "../../shared/ServerDate";
import { RunStatusBadge } from "../RunBadges";
import { runTexts } from "./detail-texts";
import * as styles from "./RunSummary.css";

export interface RunSummaryProps {
  run: RunDetails;
  /** Of the action's successful runs, in milliseconds. */
  median: number | null;
}

/** The run's details in one line below the title. */
export function RunSummary({ run, median }: RunSummaryProps) {
  return (
    <section aria-label={runTexts.summary}>
      <Facts
        layout="line"
        items={[
          { label: runTexts.status, value: <RunStatusBadge status={run.status} /> },
          { label: runTexts.environment, value: environmentLabel(run.env) },
          { label: runTexts.duration, value: <Duration run={run} median={median} /> },
          { label: runTexts.started, value: <Started date={run.startedAt} /> },
          parseInstant(run.completedAt) !== null && {
            label: runTexts.completed,
            value: <ServerDate date={run.completedAt} />,
          },
          run.wasDriftDetected && {
            label: runTexts.drift,
            value: <Drift recovered={run.wasAutoRecovered} />,
          },
          run.id !== null && { label: runTexts.id, value: <InlineCode copyable>{run.id}</InlineCode> },
        ]}
      />
    </section>
  );
}

function Duration({ run: { status, durationMs }, median }: RunSummaryProps) {
  const duration = formatDuration(durationMs);
  if (parseRunStatus(status) === "running")
    return isDuration(durationMs) ? runTexts.soFar(duration) : duration;
  return <WithRemark remark={slowerThanUsual(durationMs, median)}>{duration}</WithRemark>;
}

function Started({ date }: { date: string | null }) {
  const { now } = useUiContext();
  const began = parseInstant(date);
  return (
    <WithRemark remark={began === null || dateWithoutTime(date) !== null ? null : formatRelative(began, now)}>
      <ServerDate date={date} />
    </WithRemark>
  );
}

function WithRemark({ children, remark }: { children: ReactNode; remark: string | null }) {
  if (remark === null) return children;
  return (
    <>
      {children} <span className={styles.remark}>{remark}</span>
    </>
  );
}

function Drift({ recovered }: { recovered: boolean }) {
  if (!recovered) return <Badge tone="warning">{runMessages.driftDetected}</Badge>;
  return (
    <WithRemark remark={runTexts.autoRecovered}>
      <Badge tone="neutral">{runMessages.driftDetected}</Badge>
    </WithRemark>
  );
}
