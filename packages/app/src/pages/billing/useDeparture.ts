import { alertFallbacks, alertText, followableAddress, type Departure, type PlanName } from "@understudy/screens";
import { useCallback, useRef, useState } from "react";
import { useCheckoutMutation, usePortalMutation } from "../../api/billing";
import { asFailure } from "../../api/failure";
import { tell } from "../../platform/browser";
import { leaveFor, useReturn } from "../../platform/departure";

type Destination = PlanName | "portal";

/** One click, one request, and on to the address that came back if it is a safe one. */
export function useDeparture(onReturned: () => void) {
  const [departure, setDeparture] = useState<Departure>({ state: "none" });
  const [checkout] = useCheckoutMutation();
  const [portal] = usePortalMutation();
  const underway = useRef(false);

  const end = useCallback((next: Departure) => {
    underway.current = false;
    setDeparture(next);
  }, []);

  useReturn(
    useCallback(() => {
      end({ state: "none" });
      onReturned();
    }, [end, onReturned]),
  );

  const depart = async (to: Destination) => {
    if (underway.current) return;
    underway.current = true;
    setDeparture({ state: "leaving", to });
    const fallback = to === "portal" ? alertFallbacks.portal : alertFallbacks.checkout;
    const { data, error } = to === "portal" ? await portal() : await checkout(to);
    const address = followableAddress(data);
    if (address !== null) return leaveFor(address);
    const failure = error === undefined ? null : asFailure(error);
    end(failure?.kind === "session" ? { state: "sessionEnded" } : { state: "none" });
    if (failure?.kind !== "session") tell(failure === null ? fallback : alertText(failure, fallback));
  };

  return { departure, onCheckout: (plan: PlanName) => void depart(plan), onPortal: () => void depart("portal") };
}
