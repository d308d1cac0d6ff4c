import { Card, StackedBars, Text, useUiContext, type ChartPoint, type ChartSeries } from "@understudy/ui";
import { formatMonthDay, formatWeekday, utcDay } from "../model/format/dates";
import type { Remote } from "../model/remote";
import { statusMark } from "../model/run/run-status";
import type { RunStatus } from "../model/run/run";
import type { Site } from "../model/site/site";
import { lastSevenDays, type UsagePoint } from "../model/usage/usage";
import { paths } from "../paths";
import { MonthEstimate } from "../shared/MonthEstimate";
import { DashboardSection } from "./DashboardSection";
import { trendTexts, dashboardTexts } from "./texts";

const emptyLine = <Text size="small">{"\u00a0"}</Text>;

export interface UsageTrendsProps {
  timeseries: Remote<readonly UsagePoint[]>;
  /** The monthly estimate appears once this has loaded. */
  site: Remote<Site>;
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
    const label = day === today ? trendTexts.soFar : (text: string) => text;
    return {
      key: day,
      label: label(formatMonthDay(day)),
      longLabel: label(formatWeekday(day)),
      values: { success, failed, timeout },
    };
  };

export function UsageTrends({ timeseries, site, onRetry }: UsageTrendsProps) {
  return (
    <Card title={trendTexts.title}>
      <DashboardSection
        remote={timeseries}
        loadingLabel={trendTexts.loading}
        skeleton={{ shape: "chart" }}
        onRetry={onRetry}
      >
        {(points) => <Trends points={points} site={site} />}
      </DashboardSection>
    </Card>
  );
}

function Trends({ points, site }: { points: readonly UsagePoint[]; site: Remote<Site> }) {
  const { now } = useUiContext();
  const week = lastSevenDays(points);
  if (points.every(({ total }) => total === 0)) return <Text tone="muted">{trendTexts.empty}</Text>;
  return (
    <>
      <StackedBars
        label={trendTexts.chart}
        series={series}
        points={week.map(chartPoint(utcDay(now)))}
        period={dashboardTexts.lastSevenDays}
        pointsLabel={trendTexts.day}
        href={(point, status) => paths.runs.href({ day: point.key, ...(status && { status }) })}
      />
      {site.state === "ready" && <MonthEstimate plan={site.data.plan} usage={site.data.usage} />}
      {site.state === "loading" && emptyLine}
    </>
  );
}
