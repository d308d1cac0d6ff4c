import type { Failure, PlanName } from "@understudy/model";

/** The external page that is loading: checkout for a plan, or the billing portal. */
export type BillingRedirect =
  /** `note`: how long to wait after a failure. */
  | { state: "none"; note: string | null }
  | { state: "loading"; to: PlanName | "portal" }
  | { state: "sessionEnded"; failure: Failure };

export interface PlanActions {
  redirect: BillingRedirect;
  onCheckout: (plan: PlanName) => void;
  onPortal: () => void;
}
