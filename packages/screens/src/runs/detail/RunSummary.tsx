import { Badge, Card, Facts, formatRelative, Stack, Text, useUiContext } from "@understudy/ui";
import type { ReactNode } from "react";
import { dayAlone, parseInstant } from "../../model/format/dates";
import { formatDuration } from "../../model/format/duration";
import type { RunDetails } from "../../model/run/run";
import { againstMedian, type MedianDuration } from "../../model/run/run-duration";
import { environmentLabel } from "../../model/run/run-status";
import { pageTexts } from "../../model/texts";
import { dash } from "../../model/tone";
import { WrittenDate } from "../../shared/WrittenDate";
import { RunStatusBadge } from "../RunBadges";
import { LongText } from "./LongText";

export interface RunSummaryProps {
  run: RunDetails;
  /** How long it has been running; `null` when it is not. */
  elapsedMs: number | null;
  median: MedianDuration | null;
}

export function RunSummary({ run, elapsedMs, median }: RunSummaryProps) {
  return (
    <Card title="Summary">
      <Facts
        items={[
          { label: "Action", value: <LongText>{run.actionName ?? dash}</LongText> },
          { label: "Status", value: <RunStatusBadge status={run.status} /> },
          { label: "Environment", value: environmentLabel(run.env) },
          { label: "Duration", value: <Duration run={run} elapsedMs={elapsedMs} median={median} /> },
          { label: "Started", value: <Started written={run.startedAt} /> },
          parseInstant(run.completedAt) !== null && {
            label: "Completed",
            value: <WrittenDate written={run.completedAt} />,
          },
          run.wasDriftDetected && {
            label: "Drift status",
            value: <Drift recovered={run.wasAutoRecovered} />,
          },
        ]}
      />
    </Card>
  );
}

function Duration({ run, elapsedMs, median }: RunSummaryProps) {
  if (elapsedMs !== null) return `${formatDuration(Math.floor(elapsedMs / 1000) * 1000)} so far`;
  const compared = againstMedian(run.durationMs, median);
  return <Remarked remark={compared}>{formatDuration(run.durationMs)}</Remarked>;
}

function Started({ written }: { written: string | null }) {
  const { now } = useUiContext();
  const began = parseInstant(written);
  return (
    <Remarked remark={began === null || dayAlone(written) !== null ? null : formatRelative(began, now)}>
      <WrittenDate written={written} />
    </Remarked>
  );
}

/** A value, and beneath it what puts it in proportion. */
function Remarked({ children, remark }: { children: ReactNode; remark: string | null }) {
  return (
    <Stack gap="0">
      <span>{children}</span>
      {remark !== null && (
        <Text size="small" tone="muted">
          {remark}
        </Text>
      )}
    </Stack>
  );
}

function Drift({ recovered }: { recovered: boolean }) {
  return (
    <Stack gap="1" align="start">
      <Badge tone={recovered ? "neutral" : "warning"}>{pageTexts.driftDetected}</Badge>
      {recovered && (
        <Text size="small" tone="good">
          Auto-recovered
        </Text>
      )}
    </Stack>
  );
}
