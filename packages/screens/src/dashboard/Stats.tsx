import { Badge, Text, useNow } from "@understudy/ui";
import {
  loadErrors,
  failureRateBadge,
  failureRateText,
  formatNumber,
  isFailureRateHigh,
  paths,
  type Remote,
  shownFailureRate,
  type UsagePoint,
  type UsageSummary,
  weekFailureRate,
  weekRateTexts,
} from "@understudy/model";
import { RemoteSection } from "../shared/RemoteSection";
import { StatCard, StatStrip } from "./stat-card/StatCard";
import { StatCardSkeleton } from "./stat-card/StatCardSkeleton";
import { statTexts } from "./dashboard-texts";
import * as styles from "./Stats.css";

export interface StatsProps {
  summary: Remote<UsageSummary>;
  /** For the last week's failure rate. The numbers are shown without it. */
  timeseries: Remote<readonly UsagePoint[]>;
  onRetry: () => void;
}

const { successfulRuns, failureRate, publishedActions, totalRuns } = statTexts;
const labels = [successfulRuns, failureRate, publishedActions, totalRuns];

export function Stats({ summary, timeseries, onRetry }: StatsProps) {
  const points = timeseries.state === "ready" ? timeseries.data : [];
  const now = useNow();
  const readAt = timeseries.state === "ready" ? Math.min(now, timeseries.asOf) : now;
  return (
    <RemoteSection
      remote={summary}
      failureTitle={loadErrors.numbers}
      loadingLabel={statTexts.loading}
      skeleton={
        <StatStrip>
          {labels.map((label) => (
            <StatCardSkeleton key={label} label={label} />
          ))}
        </StatStrip>
      }
      onRetry={onRetry}
    >
      {(numbers) => <Cards numbers={numbers} points={points} readAt={readAt} />}
    </RemoteSection>
  );
}

interface CardsProps {
  numbers: UsageSummary;
  points: readonly UsagePoint[];
  /** When the points were read: they say nothing about what happened since. */
  readAt: number;
}

/** The server’s counts aren’t links: a list may hold other months. A rate counts nothing. */
function Cards({ numbers, points, readAt }: CardsProps) {
  const rate = shownFailureRate(numbers);
  const good = failureRateBadge(rate);
  const week = weekFailureRate(points, readAt);
  return (
    <StatStrip>
      <StatCard label={successfulRuns} value={formatNumber(numbers.successfulRunsMonth)} />
      <StatCard
        label={failureRate}
        value={failureRateText(rate)}
        badge={
          good && (
            <Badge tone={good.tone} variant="outlined">
              {good.word}
            </Badge>
          )
        }
        href={paths.runs.href({ problem: true })}
        {...(week && {
          note: (
            <Text as="span" size="small" variant="quiet">
              <Text as="span" {...(isFailureRateHigh(week.rate) && { tone: "bad" })}>
                {weekRateTexts.rate(week.rate)}
              </Text>{" "}
              {weekRateTexts.period}
            </Text>
          ),
        })}
      />
      <StatCard
        label={publishedActions}
        value={formatNumber(numbers.publishedActions)}
        badge={<PublishedRings published={numbers.publishedActions} total={numbers.totalActions} />}
        note={numbers.totalActions === null ? undefined : statTexts.ofTotal(numbers.totalActions)}
      />
      <StatCard label={totalRuns} value={formatNumber(numbers.totalRunsMonth)} />
    </StatStrip>
  );
}

/** More rings can’t be counted at a glance. */
const mostRings = 24;

/** A ring for each action: recorded, and solid where it is published. */
function PublishedRings({ published, total }: { published: number | null; total: number | null }) {
  if (published === null || total === null || total < published || total > mostRings) return null;
  return (
    <span className={styles.rings} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <span key={at} className={at < published ? styles.ring.published : styles.ring.recorded} />
      ))}
    </span>
  );
}
