import { Banner, LiveRegion, PageHeader, Skeleton, Stack } from "@understudy/ui";
import { loadErrors, paths, plans, type Remote, type Site } from "@understudy/model";
import { SessionEnded } from "../shared/LoadFailure";
import { OutcomeNote } from "../shared/OutcomeNote";
import { RemoteSection } from "../shared/RemoteSection";
import { AvailablePlans } from "./AvailablePlans";
import { CurrentPlan, type CurrentPlanProps } from "./CurrentPlan";
import type { PlanActions } from "./plan-actions";
import { billingTexts } from "./billing-texts";
import { narrowPage } from "../shared/page.css";

export interface BillingScreenProps extends PlanActions {
  billing: Remote<Pick<Site, "plan" | "usage">>;
  /** The plan changed while the user was at the checkout or the portal. */
  isPlanChanged: boolean;
  onRetry: () => void;
}

export function BillingScreen({
  billing,
  isPlanChanged,
  redirect,
  onRetry,
  onCheckout,
  onPortal,
}: BillingScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.billing.title} />
      {redirect.state === "sessionEnded" && <SessionEnded failure={redirect.failure} />}
      <RemoteSection
        remote={billing}
        loadingLabel={billingTexts.loading}
        skeleton={
          <div className={narrowPage.list}>
            <Skeleton shape="block" />
          </div>
        }
        failureTitle={loadErrors.billing}
        sessionEnded={redirect.state === "sessionEnded"}
        onRetry={onRetry}
      >
        {({ plan, usage }) => (
          <div className={narrowPage.list}>
            <LiveRegion>
              <OutcomeNote outcome={redirect} />
              {isPlanChanged && <Banner tone="good">{billingTexts.planChanged(plans[plan].label)}</Banner>}
            </LiveRegion>
            <Plans
              plan={plan}
              usage={usage}
              redirect={redirect}
              onCheckout={onCheckout}
              onPortal={onPortal}
            />
          </div>
        )}
      </RemoteSection>
    </Stack>
  );
}

function Plans(props: CurrentPlanProps) {
  const { plan, redirect, onCheckout } = props;
  return (
    <Stack gap="6">
      <CurrentPlan {...props} />
      {plan === "free" && <AvailablePlans redirect={redirect} onCheckout={onCheckout} />}
    </Stack>
  );
}
