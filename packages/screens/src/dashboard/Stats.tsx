import { Badge, Columns, LoadingRegion, Skeleton, StatCard, useUiContext } from "@understudy/ui";
import {
  failureRateMark,
  failureRateText,
  failureRateTrend,
  formatNumber,
  paths,
  type Remote,
  type Tone,
  type Trend,
  type UsagePoint,
  type UsageSummary,
  weekTrend,
} from "@understudy/model";
import { DashboardSection } from "./DashboardSection";
import { statTexts } from "./dashboard-texts";

export interface StatsProps {
  summary: Remote<UsageSummary>;
  /** For the trends. The numbers are shown without it. */
  timeseries: Remote<readonly UsagePoint[]>;
  onRetry: () => void;
}

/** Whether an increase is good depends on what is counted. */
type Tones = Record<Trend["direction"], Tone>;
const cardTrend = (trend: Trend | null, tones: Tones) =>
  trend && { tone: tones[trend.direction], text: trend.words, direction: trend.direction };

const moreIsGood: Tones = { up: "good", down: "warning", same: "neutral" };
const moreIsBad: Tones = { up: "warning", down: "good", same: "neutral" };
const moreIsMore: Tones = { up: "neutral", down: "neutral", same: "neutral" };

export function Stats({ summary, timeseries, onRetry }: StatsProps) {
  const points = timeseries.state === "ready" ? timeseries.data : [];
  if (summary.state === "loading") {
    return (
      <LoadingRegion label={statTexts.loading}>
        <Columns min="small">
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} shape="stat" />
          ))}
        </Columns>
      </LoadingRegion>
    );
  }
  return (
    <DashboardSection
      remote={summary}
      loadingLabel={statTexts.loading}
      skeleton={{ shape: "stat" }}
      onRetry={onRetry}
    >
      {(numbers) => <Cards numbers={numbers} points={points} />}
    </DashboardSection>
  );
}

function Cards({ numbers, points }: { numbers: UsageSummary; points: readonly UsagePoint[] }) {
  const { now } = useUiContext();
  const good = failureRateMark(numbers.failureRate);
  return (
    <Columns min="small">
      <StatCard
        label={statTexts.successfulRuns}
        value={formatNumber(numbers.successfulRunsMonth)}
        href={paths.runs.href({ status: "success" })}
        trend={cardTrend(weekTrend(points, "success", now), moreIsGood)}
      />
      <StatCard
        label={statTexts.failureRate}
        value={failureRateText(numbers.failureRate)}
        badge={good && <Badge tone={good.tone}>{good.word}</Badge>}
        href={paths.runs.href({ problem: true })}
        trend={cardTrend(failureRateTrend(points), moreIsBad)}
      />
      <StatCard
        label={statTexts.publishedActions}
        value={formatNumber(numbers.publishedActions)}
        href={paths.actions.href({ status: "published" })}
        {...(numbers.totalActions !== null && { note: statTexts.ofTotal(numbers.totalActions) })}
      />
      <StatCard
        label={statTexts.totalRuns}
        value={formatNumber(numbers.totalRunsMonth)}
        href={paths.runs.href()}
        trend={cardTrend(weekTrend(points, "total", now), moreIsMore)}
      />
    </Columns>
  );
}
