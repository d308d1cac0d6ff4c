import { randomUUID } from "node:crypto";
import type { PlanName } from "../dataset/entities";

export interface BillingVisit {
  kind: "checkout" | "portal";
  plan: PlanName;
}

/** Open visits to the checkout and portal pages. A visit ends when it changes something. */
export function createBillingVisits() {
  const visits = new Map<string, BillingVisit>();
  return {
    open: (kind: BillingVisit["kind"], plan: PlanName, origin: string): string => {
      const id = randomUUID();
      visits.set(id, { kind, plan });
      return `${origin}/sandbox/billing/${kind}/${id}`;
    },
    visit: (id: string): BillingVisit | undefined => visits.get(id),
    end: (id: string) => void visits.delete(id),
  };
}

export type BillingVisits = ReturnType<typeof createBillingVisits>;
