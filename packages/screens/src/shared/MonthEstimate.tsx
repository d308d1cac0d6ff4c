import { Text, useUiContext } from "@understudy/ui";
import { plans, runsUsed } from "../model/billing/plan";
import type { Site } from "../model/site/site";
import { projectedUsageText, projectMonthEnd } from "../model/usage/usage";

/** What the month's runs will come to, from what the plan itself counts: the same on every page that tells it. */
export function MonthEstimate({ plan, usage }: Pick<Site, "plan" | "usage">) {
  const { now } = useUiContext();
  const projected = projectMonthEnd(runsUsed(usage), now);
  // Nothing so far says nothing about the rest.
  if (projected === null || projected === 0) return null;
  return (
    <Text size="small" tone="muted">
      {projectedUsageText(projected, plans[plan].runsPerMonth, now)}
    </Text>
  );
}
