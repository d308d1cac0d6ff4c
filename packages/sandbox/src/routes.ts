import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { authenticated, type VerifyAccessToken } from "./api/access";
import { apiRoutes } from "./api/api";
import type { ApiEnv } from "./api/api-env";
import type { Billing } from "./billing/billing";
import type { Control } from "./control/control";
import { controlRoutes } from "./control/routes";
import type { Clock } from "./dataset/clock";
import type { State } from "./dataset/state";
import { exampleRoutes } from "./example/routes";
import { applyFaults } from "./faults/apply-faults";
import type { ActiveFaults } from "./faults/rule";
import type { NodeEnv } from "./http/connection";
import { isLoopbackOrigin, onlyLoopback } from "./http/loopback";
import { refuse } from "./http/refusal";
import type { RequestLog } from "./http/request-log";
import type { IdentityProvider } from "./idp/provider";
import { identityRoutes } from "./idp/routes";
import type { ConsoleConfig } from "./options";
import { screenshotRoutes } from "./pages/screenshot-routes";
import type { Reports } from "./reports/reports";

export interface Parts {
  clock: Clock;
  state: () => State;
  provider: IdentityProvider;
  billing: Billing;
  requests: RequestLog;
  reports: Reports;
  activeFaults: ActiveFaults;
  control: Control;
  foreign: boolean;
  configFor: (host: string) => ConsoleConfig;
  verifyAccessToken: VerifyAccessToken;
}

const productApi = ({ clock, state, verifyAccessToken, billing }: Parts): Hono<ApiEnv> =>
  apiRoutes(
    { dataset: () => state().dataset, now: clock.now, openBilling: billing.open },
    authenticated(verifyAccessToken, state, clock.now),
  );

const screenshots = ({ clock, state }: Parts) => screenshotRoutes(() => state().dataset, clock.now);

/** Separate files, because the pages' policy allows nothing inline. */
const assets = serveStatic({
  root: `${import.meta.dirname}/pages/assets`,
  rewriteRequestPath: (path) => path.replace("/sandbox/assets", ""),
  onFound: (_path, context) => context.header("cache-control", "no-store"),
});

/** Routes of the console's origin. */
export function consoleRoutes(parts: Parts): Hono<NodeEnv> {
  const { clock, state, provider, billing, requests, reports, control, foreign } = parts;
  const faults = applyFaults(parts.activeFaults, () => state().latencyMs);
  const app = new Hono<NodeEnv>().use(onlyLoopback);
  for (const path of ["/v1/*", "/config.json", "/sandbox/idp/*", "/assets/*"])
    app.use(path, requests.logged, faults);
  app
    .get("/config.json", (context) =>
      context.json(parts.configFor(context.req.header("host") ?? ""), 200, { "cache-control": "no-store" }),
    )
    .get("/sandbox/assets/*", assets)
    .route("/sandbox", controlRoutes(control))
    .route(
      "/sandbox/example",
      exampleRoutes(() => state().dataset, clock.now),
    )
    .route("/sandbox/reports", reports.routes)
    .route("/sandbox/idp", identityRoutes(provider))
    .route("/sandbox/billing", billing.routes)
    .route("/sandbox/screenshots", screenshots(parts));
  return foreign
    ? app.all("/v1/*", () => refuse(404, "elsewhere", "The product API is on another origin."))
    : app.route("/v1", productApi(parts));
}

/** Routes of the API's own origin. */
export const foreignApiRoutes = (parts: Parts): Hono<NodeEnv> =>
  new Hono<NodeEnv>()
    .use(onlyLoopback)
    .use(
      "/v1/*",
      cors({
        origin: (origin) => (isLoopbackOrigin(origin) ? origin : null),
        allowMethods: ["GET", "POST", "PUT", "DELETE"],
        allowHeaders: ["authorization", "content-type"],
        exposeHeaders: ["x-request-id", "retry-after"],
        maxAge: 7_200,
      }),
      parts.requests.logged,
      applyFaults(parts.activeFaults, () => parts.state().latencyMs),
    )
    .route("/v1", productApi(parts))
    .route("/sandbox/screenshots", screenshots(parts));
