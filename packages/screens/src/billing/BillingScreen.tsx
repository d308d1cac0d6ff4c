import { LoadingRegion, PageHeader, Skeleton, Stack } from "@understudy/ui";
import type { Remote } from "../model/remote";
import type { Site } from "../model/site/site";
import { loadErrors } from "../model/texts";
import { paths } from "../paths";
import { SessionEnded } from "../shared/LoadFailure";
import { RemoteSection } from "../shared/RemoteSection";
import { AvailablePlans } from "./AvailablePlans";
import { CurrentPlan } from "./CurrentPlan";
import type { PlanActions } from "./plan-actions";
import { billingTexts } from "./texts";

export interface BillingScreenProps extends PlanActions {
  billing: Remote<Pick<Site, "plan" | "usage">>;
  onRetry: () => void;
}

export function BillingScreen({ billing, departure, onRetry, onCheckout, onPortal }: BillingScreenProps) {
  return (
    <Stack gap="4">
      <PageHeader title={paths.billing.title} />
      {departure.state === "sessionEnded" && <SessionEnded />}
      <RemoteSection
        remote={billing}
        loading={
          <LoadingRegion label={billingTexts.loading}>
            <Skeleton shape="block" />
          </LoadingRegion>
        }
        failureTitle={loadErrors.billing}
        onRetry={onRetry}
      >
        {({ plan, usage }) => (
          <Stack gap="6">
            <CurrentPlan
              plan={plan}
              usage={usage}
              departure={departure}
              onCheckout={onCheckout}
              onPortal={onPortal}
            />
            {plan === "free" && (
              <AvailablePlans usage={usage} departure={departure} onCheckout={onCheckout} />
            )}
          </Stack>
        )}
      </RemoteSection>
    </Stack>
  );
}
