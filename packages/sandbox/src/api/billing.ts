import { Hono } from "hono";
import { consoleOrigin } from "../http/loopback";
import { object, oneOf, readBody } from "../http/rules";
import { allow } from "./access";
import type { Api, ApiEnv } from "./api-env";

export const billingRoutes = ({ dataset, openBilling }: Api) =>
  new Hono<ApiEnv>()
    .post("/checkout", allow("admin"), async (context) => {
      const { plan } = await readBody(context, object({ plan: oneOf(["starter", "pro", "enterprise"]) }));
      return context.json({ url: openBilling("checkout", plan, consoleOrigin(context)) });
    })
    .get("/portal", allow("admin"), (context) =>
      context.json({ url: openBilling("portal", dataset().site.plan, consoleOrigin(context)) }),
    );
