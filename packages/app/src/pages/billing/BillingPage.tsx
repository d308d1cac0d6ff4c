import { BillingScreen } from "@understudy/screens";
import { useRemote } from "../../api/remote";
import { useSiteQuery } from "../../api/site";
import { useDeparture } from "./useDeparture";

export function Component() {
  const query = useSiteQuery();
  const { departure, onCheckout, onPortal } = useDeparture(query.refetch);
  return (
    <BillingScreen
      billing={useRemote(query)}
      departure={departure}
      onRetry={query.refetch}
      onCheckout={onCheckout}
      onPortal={onPortal}
    />
  );
}
