import { Hono } from "hono";
import type { NodeEnv } from "../http/connection";
import { isSameOrigin } from "../http/loopback";
import { noticePage } from "../pages/layout";
import { protect } from "../pages/policy";
import { planNames } from "../dataset/entities";
import type { Dataset } from "../dataset/dataset";
import type { BillingVisits } from "./visits";
import { checkoutPage, portalPage } from "./pages";

const over = noticePage("This visit is over", "The page was already used or never opened.", "/billing");

export const billingPages = (visits: BillingVisits, dataset: () => Dataset, log: (line: string) => void) =>
  new Hono<NodeEnv>()
    .get("/:kind/:visit", (context) => {
      protect(context);
      const visit = visits.visit(context.req.param("visit"));
      if (!visit || visit.kind !== context.req.param("kind")) return context.html(over, 404);
      return context.html(
        visit.kind === "checkout" ? checkoutPage(visit.plan) : portalPage(dataset().site.plan),
      );
    })
    .post("/:kind/:visit", async (context) => {
      protect(context);
      if (!isSameOrigin(context.req.header("origin"), context.req.header("host") ?? ""))
        return context.html(noticePage("Refused", "This form may only be sent from its own page."), 403);
      const id = context.req.param("visit");
      if (!visits.visit(id)) return context.html(over, 404);
      const wanted = (await context.req.parseBody())["plan"];
      const plan = planNames.find((name) => name === wanted);
      if (!plan) return context.html(noticePage("Not a plan", "Choose one of the plans offered."), 422);
      visits.end(id);
      dataset().site.plan = plan;
      log(`the plan is now ${plan}`);
      return context.redirect("/billing", 303);
    });
