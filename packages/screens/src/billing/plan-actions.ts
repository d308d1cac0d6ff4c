import type { PlanName } from "@understudy/model";
import type { WriteOutcome } from "../shared/OutcomeNote";

/** The external page that is loading, checkout for a plan or the billing portal, or what the last attempt left to say. */
export type BillingRedirect = { state: "loading"; to: PlanName | "portal" } | WriteOutcome;

export interface PlanActions {
  redirect: BillingRedirect;
  onCheckout: (plan: PlanName) => void;
  onPortal: () => void;
}
