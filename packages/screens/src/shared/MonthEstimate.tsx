import { Text, useUiContext } from "@understudy/ui";
import { plans, runsUsed } from "../model/billing/plan";
import type { Site } from "../model/site/site";
import { projectedUsageText, projectMonthEnd } from "../model/usage/usage";

/** The projected runs of this month, from the plan's usage, so that all pages show the same number. */
export function MonthEstimate({ plan, usage }: Pick<Site, "plan" | "usage">) {
  const { now } = useUiContext();
  const projected = projectMonthEnd(runsUsed(usage), now);
  // Zero runs allow no projection.
  if (projected === null || projected === 0) return null;
  return (
    <Text size="small" tone="muted">
      {projectedUsageText(projected, plans[plan].runsPerMonth, now)}
    </Text>
  );
}
