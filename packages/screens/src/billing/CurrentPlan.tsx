import { Button, Card, Cluster, Stack, Text } from "@understudy/ui";
import { actionsMeter, plans, runsMeter, type Site } from "@understudy/model";
import type { PlanActions } from "./plan-actions";
import { billingTexts } from "./billing-texts";
import * as styles from "./CurrentPlan.css";
import { UsageBar } from "./UsageBar";

export type CurrentPlanProps = Pick<Site, "plan" | "usage"> & PlanActions;

export function CurrentPlan({ plan, usage, redirect, onCheckout, onPortal }: CurrentPlanProps) {
  const { label, price } = plans[plan];
  const goingTo = redirect.state === "loading" ? redirect.to : null;
  return (
    <Card title={billingTexts.currentPlan}>
      <div className={styles.layout}>
        <Stack gap="3">
          <div>
            <p className={styles.name}>{label}</p>
            {plan !== "free" && <Text variant="quiet">{price}</Text>}
          </div>
          {plan !== "free" && (
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
          )}
        </Stack>
        <Stack gap="5">
          <UsageBar label={billingTexts.runs} meter={runsMeter({ plan, usage })} />
          <UsageBar label={billingTexts.actions} meter={actionsMeter({ plan, usage })} />
        </Stack>
      </div>
    </Card>
  );
}
