import { type Departure } from "@understudy/screens";
import { followableAddress, timings, type PlanName, billingMessages } from "@understudy/screens/model";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCheckoutMutation, usePortalMutation } from "../../api/billing";
import { systemClock } from "../../api/dependencies";
import { useIsOnPage } from "../page-presence";
import { tell } from "../../lib/browser";
import { leaveFor, useReturn } from "../../lib/departure";
import { useSession } from "../../session/session";
import { alertFailure } from "../../writes/alert-failure";

type Destination = PlanName | "portal";

/** Requests the URL of the checkout or portal once per click, and follows it if it is safe. */
export function useDeparture(onReturned: () => void) {
  const [departure, setDeparture] = useState<Departure>({ state: "none" });
  const { billingOrigins } = useSession();
  const [checkout] = useCheckoutMutation();
  const [portal] = usePortalMutation();
  const isOnPage = useIsOnPage();
  const underway = useRef(false);
  const stopWaiting = useRef(() => {});

  const end = useCallback((next: Departure) => {
    stopWaiting.current();
    underway.current = false;
    setDeparture(next);
  }, []);
  useEffect(() => () => stopWaiting.current(), []);

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
    const fallback = to === "portal" ? billingMessages.portalFailed : billingMessages.checkoutFailed;
    const { data, error } = to === "portal" ? await portal() : await checkout(to);
    const address = followableAddress(data, {
      origins: billingOrigins,
      consoleOrigin: window.location.origin,
    });
    if (address === null) {
      const isSessionEnded = error !== undefined && alertFailure(error, fallback).state === "sessionEnded";
      end({ state: isSessionEnded ? "sessionEnded" : "none" });
      if (error === undefined) tell(fallback);
    } else if (isOnPage()) {
      leaveFor(address);
      // A download or an empty response at the destination fires no event.
      stopWaiting.current = systemClock.after(timings.departure, () => end({ state: "none" }));
    } else {
      end({ state: "none" });
    }
  };

  return {
    departure,
    onCheckout: (plan: PlanName) => void depart(plan),
    onPortal: () => void depart("portal"),
  };
}
