import { Card, PageHeader, Split, Stack } from "@understudy/ui";
import { loadErrors, paths, plans, type Remote, type Site } from "@understudy/model";
import { SessionEnded } from "../shared/LoadFailure";
import { RemoteSection } from "../shared/RemoteSection";
import { AvailablePlans } from "./AvailablePlans";
import { CurrentPlan, type CurrentPlanProps } from "./CurrentPlan";
import type { PlanActions } from "./plan-actions";
import { PlanFeatures } from "./PlanFeatures";
import { billingTexts } from "./billing-texts";

export interface BillingScreenProps extends PlanActions {
  billing: Remote<Pick<Site, "plan" | "usage">>;
  onRetry: () => void;
}

export function BillingScreen({ billing, redirect, onRetry, onCheckout, onPortal }: BillingScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.billing.title} />
      {redirect.state === "sessionEnded" && <SessionEnded />}
      <RemoteSection
        remote={billing}
        loadingLabel={billingTexts.loading}
        skeleton={{ shape: "block" }}
        failureTitle={loadErrors.billing}
        sessionEnded={redirect.state === "sessionEnded"}
        onRetry={onRetry}
      >
        {({ plan, usage }) => (
          <Plans plan={plan} usage={usage} redirect={redirect} onCheckout={onCheckout} onPortal={onPortal} />
        )}
      </RemoteSection>
    </Stack>
  );
}

function Plans(props: CurrentPlanProps) {
  const { plan, usage, redirect, onCheckout } = props;
  if (plan === "free") {
    return (
      <Stack gap="6">
        <CurrentPlan {...props} />
        <AvailablePlans usage={usage} redirect={redirect} onCheckout={onCheckout} />
      </Stack>
    );
  }
  return (
    <Split
      side={
        <Card title={billingTexts.included(plans[plan].label)}>
          <PlanFeatures plan={plans[plan]} />
        </Card>
      }
    >
      <CurrentPlan {...props} />
    </Split>
  );
}
