import { dash } from "@understudy/base";
import { Badge, Bone, Cluster, DriftedIcon, Facts, InlineCode, RecoveredIcon, Text } from "@understudy/ui";
import {
  type ChangePoint,
  environmentLabel,
  formatDuration,
  type RunDetails,
  runLabels,
  runMessages,
} from "@understudy/model";
import { ServerDate } from "../../shared/ServerDate";
import { RunStatusBadge } from "../RunBadges";
import { LongText } from "./LongText";
import { Between } from "./RunComparison";
import { runTexts } from "./detail-texts";

interface RunFactsProps {
  run: RunDetails;
  /** Known once the run was compared. */
  driftOnset: ChangePoint | null;
}

/** What is known of the run as a whole. */
export function RunFacts({ run, driftOnset }: RunFactsProps) {
  return (
    <section aria-label={runTexts.summary}>
      <Facts
        items={[
          { label: runLabels.action, value: <LongText>{run.actionName ?? dash}</LongText> },
          { label: runLabels.status, value: <RunStatusBadge status={run.status} /> },
          { label: runLabels.environment, value: environmentLabel(run.env) },
          { label: runLabels.duration, value: formatDuration(run.durationMs) },
          { label: runLabels.started, value: <ServerDate date={run.startedAt} utc /> },
          run.completedAt !== null && {
            label: runLabels.completed,
            value: <ServerDate date={run.completedAt} utc />,
          },
          run.wasDriftDetected && {
            label: runLabels.drift,
            value: <Drift recovered={run.wasAutoRecovered} />,
          },
          driftOnset && {
            label: runLabels.driftingSince,
            value: (
              <>
                {runTexts.between}
                <Between
                  point={driftOnset}
                  runId={run.id}
                  before={runTexts.lastWithoutDrift}
                  after={runTexts.firstDrift}
                />
              </>
            ),
          },
          run.id !== null && {
            label: runLabels.id,
            value: <InlineCode copyable>{run.id}</InlineCode>,
          },
        ]}
      />
    </section>
  );
}

const { action, status, environment, duration, started, completed, id } = runLabels;
const loadingFacts = [action, status, environment, duration, started, completed, id].map((label) => ({
  label,
  value: <Bone width="7rem" />,
}));

/** Facts that are loading. */
export const LoadingFacts = () => <Facts items={loadingFacts} />;

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
