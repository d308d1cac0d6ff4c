import { Card, StackedBars, Text, type ChartPoint, type ChartSeries } from "@understudy/ui";
import { formatMonthDay, formatWeekday } from "../model/format/dates";
import type { Remote } from "../model/remote";
import { statusMark } from "../model/run/run-status";
import type { RunStatus } from "../model/run/run";
import type { Site } from "../model/site/site";
import { pageTexts } from "../model/texts";
import { lastSevenDays, type UsagePoint } from "../model/usage/usage";
import { paths } from "../paths";
import { MonthEstimate } from "../shared/MonthEstimate";
import { DashboardSection } from "./DashboardSection";

export interface UsageTrendsProps {
  timeseries: Remote<readonly UsagePoint[]>;
  /** Null while it is not known: then nothing is projected against its plan. */
  site: Site | null;
  onRetry: () => void;
}

type Outcome = Extract<RunStatus, "success" | "failed" | "timeout">;

const outcomes: readonly Outcome[] = ["success", "failed", "timeout"];

const series: readonly ChartSeries<Outcome>[] = outcomes.map((key) => ({
  key,
  label: statusMark(key).word,
  tone: statusMark(key).tone,
}));

const chartPoint = ({ day, success, failed, timeout }: UsagePoint): ChartPoint<Outcome> => ({
  key: day,
  label: formatMonthDay(day),
  longLabel: formatWeekday(day),
  values: { success, failed, timeout },
});

export function UsageTrends({ timeseries, site, onRetry }: UsageTrendsProps) {
  return (
    <Card title="Usage Trends">
      <DashboardSection
        remote={timeseries}
        loadingLabel="Loading usage trends"
        skeleton={{ shape: "chart" }}
        onRetry={onRetry}
      >
        {(points) => <Trends points={points} site={site} />}
      </DashboardSection>
    </Card>
  );
}

function Trends({ points, site }: { points: readonly UsagePoint[]; site: Site | null }) {
  const week = lastSevenDays(points);
  if (week.length === 0)
    return <Text tone="muted">No usage yet. Each day’s runs will stand here as a bar.</Text>;
  return (
    <>
      <StackedBars
        label="Runs by day"
        series={series}
        points={week.map(chartPoint)}
        period={pageTexts.lastSevenDays}
        pointsLabel="Day"
        href={(point, status) => paths.runs.href({ day: point.key, ...(status && { status }) })}
      />
      {site !== null && <MonthEstimate plan={site.plan} usage={site.usage} />}
    </>
  );
}
