import type { PlanName } from "../model/site/site";

/** The external page that is loading: checkout for a plan, or the billing portal. */
export type Departure =
  | { state: "none" }
  | { state: "leaving"; to: PlanName | "portal" }
  | { state: "sessionEnded" };

export interface PlanActions {
  departure: Departure;
  onCheckout: (plan: PlanName) => void;
  onPortal: () => void;
}
