import {
  type Action,
  type AttentionItem,
  type DriftAlert,
  needsAttention,
  type Remote,
  type Site,
  type UsagePoint,
  type UsageSummary,
} from "@understudy/model";

/** Each part loads, fails and retries independently. A type, for the types of `Object.values`. */
export type DashboardData = {
  site: Remote<Site>;
  summary: Remote<UsageSummary>;
  timeseries: Remote<readonly UsagePoint[]>;
  actions: Remote<readonly Action[]>;
  drift: Remote<readonly DriftAlert[]>;
};

export type DashboardPart = keyof DashboardData;

export const dashboardParts = ["site", "summary", "timeseries", "actions", "drift"] as const;

/** When the oldest of the data arrived; `null` before any has. */
export function readAt(data: DashboardData): number | null {
  const arrived = Object.values(data).flatMap((part) => (part.state === "ready" ? [part.asOf] : []));
  return arrived.length === 0 ? null : Math.min(...arrived);
}

/** `null` until all parts that could need attention have loaded or failed. */
export function attentionOf(data: DashboardData, clock: number): readonly AttentionItem[] | null {
  const { site, summary, timeseries, drift } = data;
  if ([site, summary, timeseries, drift].some(({ state }) => state === "loading")) return null;
  return needsAttention(
    {
      site: site.state === "ready" ? site.data : null,
      summary: summary.state === "ready" ? summary.data : null,
      timeseries: timeseries.state === "ready" ? timeseries.data : [],
      drift: drift.state === "ready" ? drift.data : [],
    },
    // Old data says nothing about what happened since.
    Math.min(clock, readAt(data) ?? clock),
  );
}
