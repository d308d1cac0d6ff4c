import { Banner, Button, Card, Cluster, ProgressBar, Stack, Text, useNow } from "@understudy/ui";
import { type Meter, planLimits, plans, type RunForecast, type Site } from "@understudy/model";
import type { PlanActions } from "./plan-actions";
import { billingTexts } from "./billing-texts";
import * as styles from "./CurrentPlan.css";

export type CurrentPlanProps = Pick<Site, "plan" | "usage"> & PlanActions;

export function CurrentPlan({ plan, usage, redirect, onCheckout, onPortal }: CurrentPlanProps) {
  const now = useNow();
  const { label, price } = plans[plan];
  const { runs, actions } = planLimits({ plan, usage }, now);
  const goingTo = redirect.state === "loading" ? redirect.to : null;
  return (
    <Card
      title={billingTexts.currentPlan}
      actions={
        plan !== "free" && (
          <Cluster>
            <Button
              busy={goingTo === plan}
              disabled={goingTo !== null && goingTo !== plan}
              onClick={() => onCheckout(plan)}
            >
              {billingTexts.changePlan}
            </Button>
            <Button
              busy={goingTo === "portal"}
              disabled={goingTo !== null && goingTo !== "portal"}
              onClick={onPortal}
            >
              {billingTexts.manageBilling}
            </Button>
          </Cluster>
        )
      }
    >
      <div className={styles.layout}>
        <div className={styles.plan}>
          <p className={styles.name}>{label}</p>
          {plan !== "free" && <Text variant="quiet">{price}</Text>}
        </div>
        <Stack gap="5">
          <UsageBar label={billingTexts.runs} meter={runs} forecast={runs.forecast} />
          <UsageBar label={billingTexts.actions} meter={actions} />
        </Stack>
      </div>
    </Card>
  );
}

interface UsageBarProps {
  label: string;
  meter: Meter;
  forecast?: RunForecast | null;
}

function UsageBar({ label, meter, forecast = null }: UsageBarProps) {
  return (
    <Stack gap="2">
      <ProgressBar
        label={label}
        value={meter.fill * 100}
        max={100}
        tone={meter.tone}
        valueText={meter.text}
      />
      {meter.warning !== null && (
        <Banner
          tone={meter.isLimitReached ? "bad" : "warning"}
          variant={meter.isLimitReached ? "framed" : "quiet"}
        >
          {meter.warning}
        </Banner>
      )}
      {forecast !== null && (
        <Text size="small" variant="quiet">
          {forecast.text}
        </Text>
      )}
    </Stack>
  );
}
