import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Dataset } from "../dataset/dataset";
import { planNames, type PlanName } from "../dataset/entities";
import type { NodeEnv } from "../http/connection";
import { sameOrigin } from "../http/loopback";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { checkoutPage, portalPage } from "./pages";

interface Visit {
  kind: "checkout" | "portal";
  plan: PlanName;
}

const over = noticePage("This visit is over", "The page was already used or never opened.", "/billing");

/** Checkout and portal pages that change the plan. A visit ends when it changes something. */
export function createBilling(dataset: () => Dataset) {
  const visits = new Map<string, Visit>();
  const routes = new Hono<NodeEnv>()
    .use(sameOrigin)
    .get("/:kind/:visit", (context) => {
      protect(context);
      const visit = visits.get(context.req.param("visit"));
      if (visit?.kind !== context.req.param("kind")) return context.html(over, 404);
      return context.html(
        visit.kind === "checkout" ? checkoutPage(visit.plan) : portalPage(dataset().site.plan),
      );
    })
    .post("/:kind/:visit", async (context) => {
      protect(context);
      const id = context.req.param("visit");
      if (!visits.has(id)) return context.html(over, 404);
      const { plan: wanted } = await context.req.parseBody();
      const plan = planNames.find((name) => name === wanted);
      if (!plan) return context.html(noticePage("Not a plan", "Choose one of the plans offered."), 422);
      visits.delete(id);
      dataset().site.plan = plan;
      return context.redirect("/billing", 303);
    });
  return {
    routes,
    open: (kind: Visit["kind"], plan: PlanName, origin: string): string => {
      const id = randomUUID();
      visits.set(id, { kind, plan });
      return `${origin}/sandbox/billing/${kind}/${id}`;
    },
  };
}

export type Billing = ReturnType<typeof createBilling>;
