import { Hono, type MiddlewareHandler } from "hono";
import { actionRoutes } from "./actions";
import { billingRoutes } from "./billing";
import { draftRoutes } from "./drafts";
import { driftRoutes } from "./drift";
import type { Api, ApiEnv } from "./api-env";
import { keyRoutes } from "./keys";
import { memberRoutes } from "./members";
import { errorResponse } from "./error-response";
import { runRoutes } from "./runs";
import { settingsRoutes } from "./settings";
import { siteRoutes } from "./site";
import { usageRoutes } from "./usage";

/** The 24 calls, each behind a verified token. */
export const apiRoutes = (api: Api, authenticate: MiddlewareHandler<ApiEnv>) =>
  new Hono<ApiEnv>()
    .use(async (context, next) => {
      context.header("cache-control", "no-store");
      await next();
    })
    .use(authenticate)
    .route("/", siteRoutes(api))
    .route("/", settingsRoutes(api))
    .route("/usage", usageRoutes(api))
    .route("/health", driftRoutes(api))
    .route("/actions", actionRoutes(api))
    .route("/drafts", draftRoutes(api))
    .route("/runs", runRoutes(api))
    .route("/keys", keyRoutes(api))
    .route("/billing", billingRoutes(api))
    .route("/", memberRoutes(api))
    .all("*", (context) =>
      errorResponse(context, 404, { code: "unknown_call", message: "The API has no such call." }),
    );
