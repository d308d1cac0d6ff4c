import type { PlanName } from "@understudy/model";

/** The external page that is loading: checkout for a plan, or the billing portal. */
export type BillingRedirect =
  | { state: "none" }
  | { state: "loading"; to: PlanName | "portal" }
  | { state: "sessionEnded" };

export interface PlanActions {
  redirect: BillingRedirect;
  onCheckout: (plan: PlanName) => void;
  onPortal: () => void;
}
