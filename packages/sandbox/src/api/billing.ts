import { Hono, type Context } from "hono";
import { oneOf } from "../http/rules";
import { isLoopbackOrigin, originOf } from "../http/loopback";
import { allow } from "./access";
import { readBody } from "./body";
import type { Api, ApiEnv } from "./api-env";

/** The checkout page shares the console's origin, which may differ from the API's. */
function consoleOrigin(context: Context): string {
  const origin = context.req.header("origin");
  return isLoopbackOrigin(origin) ? origin : originOf(context.req.header("host") ?? "");
}

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
