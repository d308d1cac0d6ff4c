import { Button, Card, useNow } from "@understudy/ui";
import { useState } from "react";
import {
  loadErrors,
  formatMonthDay,
  lastSevenDays,
  type Remote,
  type UsagePoint,
  utcDay,
} from "@understudy/model";
import { RemoteSection } from "../shared/RemoteSection";
import { trendTexts } from "./dashboard-texts";
import { EmptyWeek, UsageBars, UsageBarsSkeleton } from "./usage-bars/UsageBars";
import { UsageTable } from "./usage-bars/UsageTable";

export interface UsageTrendsProps {
  timeseries: Remote<readonly UsagePoint[]>;
  onRetry: () => void;
}

export function UsageTrends({ timeseries, onRetry }: UsageTrendsProps) {
  const [asTable, setAsTable] = useState(false);
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
        skeleton={<UsageBarsSkeleton />}
        onRetry={onRetry}
      >
        {(points) =>
          hasRuns ? (
            <Trends
              points={points}
              readAt={timeseries.state === "ready" ? timeseries.asOf : 0}
              asTable={asTable}
            />
          ) : (
            <EmptyWeek />
          )
        }
      </RemoteSection>
    </Card>
  );
}

interface TrendsProps {
  points: readonly UsagePoint[];
  readAt: number;
  asTable: boolean;
}

/** The days up to the one on which they were read: of later ones, nothing is known. */
function Trends({ points, readAt, asTable }: TrendsProps) {
  const now = useNow();
  // The server's days are UTC; the current one isn't over.
  const today = utcDay(now);
  const days = lastSevenDays(points, Math.min(now, readAt)).map((point) => ({
    ...point,
    label: point.day === today ? trendTexts.today : formatMonthDay(point.day),
  }));
  return asTable ? <UsageTable days={days} /> : <UsageBars days={days} />;
}
