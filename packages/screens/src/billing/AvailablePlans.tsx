import { Badge, Button, Columns, Heading, StarIcon, Stack } from "@understudy/ui";
import { paidPlans, type Plan } from "@understudy/model";
import type { PlanActions } from "./plan-actions";
import { PlanFeatures } from "./PlanFeatures";
import { billingTexts } from "./billing-texts";
import * as styles from "./AvailablePlans.css";

type AvailablePlansProps = Pick<PlanActions, "redirect" | "onCheckout">;

export function AvailablePlans({ redirect, onCheckout }: AvailablePlansProps) {
  return (
    <Stack gap="4" as="section" aria-labelledby="available-plans">
      <Heading level={2} id="available-plans">
        {billingTexts.availablePlans}
      </Heading>
      <Columns most={3} as="ul">
        {paidPlans.map((plan) => (
          <li key={plan.plan} className={styles.plan}>
            <PlanOffer plan={plan} redirect={redirect} onCheckout={onCheckout} />
          </li>
        ))}
      </Columns>
    </Stack>
  );
}

function PlanOffer({ plan, redirect, onCheckout }: { plan: Plan } & AvailablePlansProps) {
  const goingTo = redirect.state === "loading" ? redirect.to : null;
  return (
    <>
      <div className={styles.head}>
        <Heading level={3} size="section">
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
        <Button
          variant={plan.isMostPopular ? "primary" : "secondary"}
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
