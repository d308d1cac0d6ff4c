import { randomUUID } from "node:crypto";
import type { PlanName } from "../world/entities";

export interface BillingVisit {
  kind: "checkout" | "portal";
  plan: PlanName;
}

/** Remembers who was sent to pay. A visit ends when it changed something. */
export function createBillingDesk() {
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

export type BillingDesk = ReturnType<typeof createBillingDesk>;
