import { dash } from "@understudy/base";
import {
  Badge,
  Bone,
  Button,
  Cluster,
  DriftedIcon,
  Facts,
  InlineCode,
  RecoveredIcon,
  Text,
} from "@understudy/ui";
import {
  type ChangePoint,
  environmentLabel,
  formatDuration,
  type RunDetails,
  runMessages,
} from "@understudy/model";
import { useState } from "react";
import { ServerDate } from "../../shared/ServerDate";
import { RunStatusBadge } from "../RunBadges";
import { LongText } from "./LongText";
import { Between } from "./RunComparison";
import * as styles from "./RunFacts.css";
import { runTexts } from "./detail-texts";

interface RunFactsProps {
  run: RunDetails;
  isFoldable: boolean;
  /** Known once the run was compared. */
  driftOnset: ChangePoint | null;
}

/** What is known of the run as a whole. After a failure, phones show the rest on request. */
export function RunFacts({ run, isFoldable, driftOnset }: RunFactsProps) {
  const [isFolded, setFolded] = useState(true);
  return (
    <section aria-label={runTexts.summary} className={styles.facts}>
      <Facts
        folded={isFoldable && isFolded}
        items={[
          { label: runTexts.action, value: <LongText>{run.actionName ?? dash}</LongText>, minor: true },
          { label: runTexts.status, value: <RunStatusBadge status={run.status} /> },
          { label: runTexts.environment, value: environmentLabel(run.env) },
          { label: runTexts.duration, value: formatDuration(run.durationMs), minor: true },
          { label: runTexts.started, value: <ServerDate date={run.startedAt} utc /> },
          run.completedAt !== null && {
            minor: true,
            label: runTexts.completed,
            value: <ServerDate date={run.completedAt} utc />,
          },
          run.wasDriftDetected && {
            minor: true,
            label: runTexts.drift,
            value: <Drift recovered={run.wasAutoRecovered} />,
          },
          driftOnset && {
            label: runTexts.driftingSince,
            value: (
              <Between
                point={driftOnset}
                runId={run.id}
                before={runTexts.lastWithoutDrift}
                after={runTexts.firstDrift}
              />
            ),
          },
          run.id !== null && {
            label: runTexts.id,
            value: <InlineCode copyable>{run.id}</InlineCode>,
            minor: true,
          },
        ]}
      />
      {isFoldable && (
        <div className={styles.unfold}>
          <Button variant="quiet" size="small" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
            {isFolded ? runTexts.allFacts : runTexts.fewerFacts}
          </Button>
        </div>
      )}
    </section>
  );
}

const { action, status, environment, duration, started, completed, id } = runTexts;
const major: readonly string[] = [status, environment, started];
const loadingFacts = [action, status, environment, duration, started, completed, id].map((label) => ({
  label,
  value: <Bone width="7rem" />,
  minor: !major.includes(label),
}));

/** Facts that are loading. */
export const LoadingFacts = ({ isFoldable }: { isFoldable: boolean }) => (
  <div className={styles.facts}>
    <Facts folded={isFoldable} items={loadingFacts} />
    {isFoldable && <div className={styles.unfold} />}
  </div>
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
