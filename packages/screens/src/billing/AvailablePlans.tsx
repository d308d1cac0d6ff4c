import { Badge, Button, Columns, Heading, StarIcon, Stack, Text } from "@understudy/ui";
import { cheapestFit, coverage, paidPlans, type Plan, type PlanUsage } from "@understudy/model";
import type { PlanActions } from "./plan-actions";
import { PlanFeatures } from "./PlanFeatures";
import { billingTexts } from "./billing-texts";
import * as styles from "./AvailablePlans.css";

type AvailablePlansProps = { usage: PlanUsage } & Pick<PlanActions, "redirect" | "onCheckout">;

export function AvailablePlans({ usage, redirect, onCheckout }: AvailablePlansProps) {
  return (
    <Stack gap="4" as="section" aria-labelledby="available-plans">
      <Heading level={2} id="available-plans">
        {billingTexts.availablePlans}
      </Heading>
      <Columns min="medium" gap="4" as="ul">
        {paidPlans.map((plan) => (
          <li key={plan.plan} className={styles.plan}>
            <PlanOffer plan={plan} usage={usage} redirect={redirect} onCheckout={onCheckout} />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}

function PlanOffer({ plan, usage, redirect, onCheckout }: { plan: Plan } & AvailablePlansProps) {
  const goingTo = redirect.state === "loading" ? redirect.to : null;
  const covered = coverage(plan, usage);
  return (
    <>
      <div className={styles.head}>
        <Heading level={3} size="lead">
          {plan.label}
        </Heading>
        {plan.isMostPopular && (
          <Badge tone="info" icon={StarIcon}>
            {billingTexts.mostPopular}
          </Badge>
        )}
      </div>
      <p className={styles.price}>{plan.price}</p>
      <PlanFeatures plan={plan} />
      <div className={styles.choose}>
        {covered !== null && (
          <Text size="small" variant="quiet">
            {covered}
          </Text>
        )}
        <Button
          variant={plan === cheapestFit(usage) ? "primary" : "secondary"}
          busy={goingTo === plan.plan}
          disabled={goingTo !== null && goingTo !== plan.plan}
          onClick={() => onCheckout(plan.plan)}
        >
          {billingTexts.upgrade(plan.label)}
        </Button>
      </div>
    </>
  );
}
