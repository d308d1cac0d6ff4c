import { dash } from "@understudy/base";
import { Badge, Cluster, DriftedIcon, Facts, InlineCode, RecoveredIcon, Text } from "@understudy/ui";
import { environmentLabel, formatDuration, type RunDetails, runMessages } from "@understudy/model";
import { ServerDate } from "../../shared/ServerDate";
import { RunStatusBadge } from "../RunBadges";
import { LongText } from "./LongText";
import { runTexts } from "./detail-texts";

/** What is known of the run as a whole. */
export const RunFacts = ({ run }: { run: RunDetails }) => (
  <section aria-label={runTexts.summary}>
    <Facts
      items={[
        { label: runTexts.action, value: <LongText>{run.actionName ?? dash}</LongText> },
        { label: runTexts.status, value: <RunStatusBadge status={run.status} /> },
        { label: runTexts.environment, value: environmentLabel(run.env) },
        { label: runTexts.duration, value: formatDuration(run.durationMs) },
        { label: runTexts.started, value: <ServerDate date={run.startedAt} /> },
        run.completedAt !== null && {
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

const Drift = ({ recovered }: { recovered: boolean }) =>
  recovered ? (
    <Cluster gap="1">
      <Badge tone="neutral" variant="quiet" icon={RecoveredIcon}>
        {runMessages.driftDetected}
      </Badge>
      <Text as="span" variant="quiet" size="small">
        {runTexts.autoRecovered}
      </Text>
    </Cluster>
  ) : (
    <Badge tone="warning" icon={DriftedIcon}>
      {runMessages.driftDetected}
    </Badge>
  );
