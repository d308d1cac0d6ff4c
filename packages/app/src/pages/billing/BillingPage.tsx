import { BillingScreen } from "@understudy/screens";
import { useRemote } from "../../api/remote";
import { useSiteQuery } from "../../api/site";
import { useBillingRedirect } from "./useBillingRedirect";

export function Component() {
  const query = useSiteQuery();
  const { redirect, onCheckout, onPortal } = useBillingRedirect(query.refetch);
  return (
    <BillingScreen
      billing={useRemote(query)}
      redirect={redirect}
      onRetry={query.refetch}
      onCheckout={onCheckout}
      onPortal={onPortal}
    />
  );
}
