import { Hono } from "hono";
import { oneOf } from "../http/rules";
import { consoleOrigin } from "../http/loopback";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";

export const billingRoutes = ({ dataset, openBilling }: Api) =>
  new Hono<ApiEnv>()
    .post("/checkout", allow("admin"), async (context) => {
      const body = await readBody(context, { plan: oneOf(["starter", "pro", "enterprise"]) });
      if ("refused" in body) return body.refused;
      return context.json({ url: openBilling("checkout", body.value.plan, consoleOrigin(context)) });
    })
    .get("/portal", allow("admin"), (context) =>
      context.json({ url: openBilling("portal", dataset().site.plan, consoleOrigin(context)) }),
    );
