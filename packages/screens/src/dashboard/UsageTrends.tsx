import { Card, StackedBars, Text, useUiContext, type ChartPoint, type ChartSeries } from "@understudy/ui";
import {
  formatMonthDay,
  lastSevenDays,
  paths,
  type Remote,
  type RunStatus,
  statusMark,
  type UsagePoint,
  utcDay,
} from "@understudy/model";
import { DashboardSection } from "./DashboardSection";
import { trendTexts, dashboardTexts } from "./dashboard-texts";

export interface UsageTrendsProps {
  timeseries: Remote<readonly UsagePoint[]>;
  onRetry: () => void;
}

type Outcome = Extract<RunStatus, "success" | "failed" | "timeout">;

const outcomes: readonly Outcome[] = ["success", "failed", "timeout"];

const series: readonly ChartSeries<Outcome>[] = outcomes.map((key) => ({
  key,
  label: statusMark(key).word,
  tone: statusMark(key).tone,
  exception: key !== "success",
}));

/** The server's days are UTC; the current one isn't over. */
const chartPoint =
  (today: string) =>
  ({ day, success, failed, timeout }: UsagePoint): ChartPoint<Outcome> => {
    const label = formatMonthDay(day);
    return {
      key: day,
      label: day === today ? trendTexts.soFar(label) : label,
      values: { success, failed, timeout },
    };
  };

export function UsageTrends({ timeseries, onRetry }: UsageTrendsProps) {
  return (
    <Card title={trendTexts.title}>
      <DashboardSection
        remote={timeseries}
        loadingLabel={trendTexts.loading}
        skeleton={{ shape: "chart" }}
        onRetry={onRetry}
      >
        {(points) => <Trends points={points} />}
      </DashboardSection>
    </Card>
  );
}

function Trends({ points }: { points: readonly UsagePoint[] }) {
  const { now } = useUiContext();
  const week = lastSevenDays(points);
  if (points.every(({ total }) => total === 0)) return <Text tone="muted">{trendTexts.empty}</Text>;
  return (
    <StackedBars
      label={trendTexts.chart}
      series={series}
      points={week.map(chartPoint(utcDay(now)))}
      period={dashboardTexts.lastSevenDays}
      pointsLabel={trendTexts.day}
      axisLabel={trendTexts.zone}
      href={(point, status) => paths.runs.href({ day: point.key, ...(status && { status }) })}
    />
  );
}
