import { type BillingRedirect, BillingScreen } from "@understudy/screens";
import { toFailure } from "@understudy/api";
import { billingMessages, paths, type PlanName, retryAfterText, safeRedirectUrl } from "@understudy/model";
import { timings } from "../../lib/timings";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { billingApi } from "../../api/billing";
import { type MutationEnd, usePageMutation } from "../../api/mutations";
import { useFreshRemote } from "../../api/remote";
import { useSiteQuery } from "../../api/site";
import { showAlert } from "../../lib/browser";
import { accountKey, storageKeys } from "../../lib/storage";
import { isLeaving, useAccountId, useSession } from "../../session/session";
import { alertFailure } from "../useAlertedMutation";

export function BillingPage() {
  const query = useSiteQuery();
  const { isPlanChanged, onLeave } = usePlanChange(query.currentData?.plan);
  return (
    <BillingScreen
      billing={useFreshRemote(query)}
      isPlanChanged={isPlanChanged}
      onRetry={query.refetch}
      {...useBillingRedirect(query.refetch, onLeave)}
    />
  );
}

/** Compares the plan with the one before the user left for the checkout or the portal. */
function usePlanChange(plan: PlanName | undefined) {
  const key = accountKey(storageKeys.planBefore, useAccountId());
  const [before, setBefore] = useState(() => sessionStorage.getItem(key));
  const onLeave = () => {
    if (plan === undefined) return;
    setBefore(plan);
    try {
      sessionStorage.setItem(key, plan);
    } catch {
      // Full: the page doesn't mention the change.
    }
  };
  const isPlanChanged = before !== null && plan !== undefined && plan !== before;
  // Not before: Back and Forward may lead through this page to the checkout.
  useEffect(() => {
    if (isPlanChanged) sessionStorage.removeItem(key);
  }, [isPlanChanged, key]);
  return { isPlanChanged, onLeave };
}

const stays = { state: "idle" } as const;

type Destination = PlanName | "portal";

/** Requests the URL of the checkout or portal once per click, and follows that of the last choice if it is safe. */
function useBillingRedirect(onReturned: () => void, onLeave: () => void) {
  const [redirect, setRedirect] = useState<BillingRedirect>(stays);
  const session = useSession();
  const underway = useRef<Destination>(undefined);
  const waiting = useRef<number>(undefined);

  const end = (next: BillingRedirect) => {
    window.clearTimeout(waiting.current);
    underway.current = undefined;
    setRedirect(next);
  };
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    end(stays);
    onReturned();
  });
  useEffect(() => {
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      window.clearTimeout(waiting.current);
      underway.current = undefined;
    };
  }, []);

  const depart = (to: Destination, send: () => Promise<unknown>) => {
    if (underway.current !== undefined) return;
    underway.current = to;
    setRedirect({ state: "loading", to });
    void send();
  };
  const onEnd = (
    to: Destination,
    { data, error, isOpen }: MutationEnd<unknown, string>,
    fallback: string,
  ) => {
    // A notice says so.
    if (!isOpen) return;
    // An earlier visit's: something else has been chosen since.
    if (underway.current !== undefined && underway.current !== to) return;
    const address = safeRedirectUrl(data, {
      origins: session.billingOrigins,
      consoleOrigin: window.location.origin,
    });
    if (address !== null && underway.current === to && !isLeaving(session, paths.billing.href())) {
      onLeave();
      window.location.assign(address);
      // A download or an empty response at the destination fires no event.
      waiting.current = window.setTimeout(() => end(stays), timings.redirect);
      return;
    }
    if (error === undefined) {
      end(stays);
      if (address === null) showAlert(fallback);
      return;
    }
    const after = alertFailure(error, fallback);
    end(after.state === "sessionEnded" ? after : { state: "idle", note: retryAfterText(toFailure(error)) });
  };
  const checkout = usePageMutation(billingApi.endpoints.checkout, (ended) =>
    onEnd(ended.arg, ended, billingMessages.checkoutFailed),
  );
  const portal = usePageMutation(billingApi.endpoints.portal, (ended) =>
    onEnd("portal", ended, billingMessages.portalFailed),
  );

  return {
    redirect,
    onCheckout: (plan: PlanName) => depart(plan, () => checkout.send(plan)),
    onPortal: () => depart("portal", () => portal.send(undefined)),
  };
}
