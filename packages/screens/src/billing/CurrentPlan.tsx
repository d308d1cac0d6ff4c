import { Banner, Button, Card, Cluster, Meter, Stack, Text } from "@understudy/ui";
import { actionsMeter, plans, runsMeter, type Meter as UsageMeter } from "../model/billing/plan";
import type { Site } from "../model/site/site";
import { MonthEstimate } from "../shared/MonthEstimate";
import type { PlanActions } from "./plan-actions";
import { billingTexts } from "./texts";
import * as styles from "./CurrentPlan.css";

export type CurrentPlanProps = Pick<Site, "plan" | "usage"> & PlanActions;

export function CurrentPlan({ plan, usage, redirect, onCheckout, onPortal }: CurrentPlanProps) {
  const { label, price } = plans[plan];
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
              variant="primary"
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
          {plan !== "free" && <Text tone="muted">{price}</Text>}
        </div>
        <Stack gap="5">
          <UsageBar label={billingTexts.runs} meter={runsMeter(plan, usage)} />
          <UsageBar label={billingTexts.actions} meter={actionsMeter(plan, usage)} />
          <MonthEstimate plan={plan} usage={usage} />
        </Stack>
      </div>
    </Card>
  );
}

function UsageBar({ label, meter }: { label: string; meter: UsageMeter }) {
  return (
    <Stack gap="2">
      <Meter label={label} value={meter.fill} tone={meter.tone} valueText={meter.text} />
      {meter.warning !== null && (
        <Banner tone={meter.isLimitReached ? "bad" : "warning"} quiet>
          {meter.warning}
        </Banner>
      )}
    </Stack>
  );
}
