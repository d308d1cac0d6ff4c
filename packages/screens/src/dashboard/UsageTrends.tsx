import { Button, Card, Text, useNow } from "@understudy/ui";
import { useState } from "react";
import {
  loadErrors,
  formatMonthDay,
  lastSevenDays,
  paths,
  type Remote,
  type RunStatus,
  statusBadge,
  type UsagePoint,
  utcDay,
} from "@understudy/model";
import { RemoteSection } from "../shared/RemoteSection";
import type { ChartPoint, ChartSeries } from "./bar-chart/series";
import { StackedBars } from "./bar-chart/StackedBars";
import { StackedBarsSkeleton } from "./bar-chart/StackedBarsSkeleton";
import { trendTexts, dashboardTexts } from "./dashboard-texts";

export interface UsageTrendsProps {
  timeseries: Remote<readonly UsagePoint[]>;
  /** Shows the table from the start. */
  unfolded: boolean;
  onRetry: () => void;
}

type Outcome = Extract<RunStatus, "success" | "failed" | "timeout">;

const outcomes: readonly Outcome[] = ["success", "failed", "timeout"];

const series: readonly ChartSeries<Outcome>[] = outcomes.map((key) => ({
  key,
  label: statusBadge(key).word,
  tone: statusBadge(key).tone,
  counted: key !== "success",
}));

/** The server's days are UTC; the current one isn't over. */
const chartPoint =
  (today: string) =>
  ({ day, success, failed, timeout }: UsagePoint): ChartPoint<Outcome> => {
    return {
      key: day,
      label: day === today ? trendTexts.today : formatMonthDay(day),
      values: { success, failed, timeout },
    };
  };

export function UsageTrends({ timeseries, unfolded, onRetry }: UsageTrendsProps) {
  const [asTable, setAsTable] = useState(unfolded);
  const isLoading = timeseries.state === "loading";
  const hasRuns = timeseries.state === "ready" && timeseries.data.some(({ total }) => total > 0);
  return (
    <Card
      title={trendTexts.title}
      actions={
        (isLoading || hasRuns) && (
          <Button size="small" disabled={isLoading} onClick={() => setAsTable(!asTable)}>
            {asTable ? trendTexts.showChart : trendTexts.showTable}
          </Button>
        )
      }
    >
      <RemoteSection
        remote={timeseries}
        failureTitle={loadErrors.trends}
        loadingLabel={trendTexts.loading}
        skeleton={<StackedBarsSkeleton />}
        onRetry={onRetry}
      >
        {(points) =>
          hasRuns ? (
            <Trends points={points} asTable={asTable} />
          ) : (
            <Text variant="quiet">{trendTexts.empty}</Text>
          )
        }
      </RemoteSection>
    </Card>
  );
}

function Trends({ points, asTable }: { points: readonly UsagePoint[]; asTable: boolean }) {
  const now = useNow();
  return (
    <StackedBars
      aria-label={trendTexts.chart}
      series={series}
      points={lastSevenDays(points, now).map(chartPoint(utcDay(now)))}
      period={dashboardTexts.lastSevenDays}
      pointsLabel={trendTexts.day}
      axisLabel={trendTexts.zone}
      href={(point, status) => paths.runs.href({ day: point.key, ...(status && { status }) })}
      asTable={asTable}
    />
  );
}
