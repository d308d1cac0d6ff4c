import { Hono, type MiddlewareHandler } from "hono";
import { actionRoutes } from "./actions";
import { billingRoutes } from "./billing";
import { draftRoutes } from "./drafts";
import { refuse } from "../http/refusal";
import type { Api, ApiEnv } from "./api-env";
import { keyRoutes } from "./keys";
import { memberRoutes } from "./members";
import { runRoutes } from "./runs";
import { settingsRoutes } from "./settings";
import { siteRoutes } from "./site";
import { usageRoutes } from "./usage";

/** The calls of docs/api.yaml, each behind a verified token. */
export const apiRoutes = (api: Api, authenticate: MiddlewareHandler<ApiEnv>) =>
  new Hono<ApiEnv>()
    .use(async (context, next) => {
      context.header("cache-control", "no-store");
      await next();
    })
    .use(authenticate)
    .route("/", siteRoutes(api))
    .route("/", settingsRoutes(api))
    .route("/", usageRoutes(api))
    .route("/actions", actionRoutes(api))
    .route("/drafts", draftRoutes(api))
    .route("/runs", runRoutes(api))
    .route("/keys", keyRoutes(api))
    .route("/billing", billingRoutes(api))
    .route("/", memberRoutes(api))
    .all("*", () => refuse(404, "unknown_call", "The API has no such call."));
