import { Hono } from "hono";
import { authenticated, type VerifyAccessToken } from "./api/access";
import { apiRoutes } from "./api/api";
import type { ApiEnv } from "./api/api-env";
import { errorResponse } from "./api/error-response";
import type { BillingVisits } from "./billing/visits";
import { billingPages } from "./billing/routes";
import type { Clock } from "./dataset/clock";
import type { Control } from "./control/control";
import { controlRoutes } from "./control/routes";
import { exampleRoutes } from "./example/routes";
import { applyFaults } from "./faults/apply-faults";
import type { ActiveFaults } from "./faults/active-faults";
import type { NodeEnv } from "./http/connection";
import { isLoopbackHost } from "./http/loopback";
import type { RequestLog } from "./http/request-log";
import { logRequests } from "./http/request-logger";
import type { IdentityProvider } from "./idp/provider";
import { identityRoutes } from "./idp/routes";
import type { ConsoleConfig, SandboxOptions } from "./options";
import type { ReportLog } from "./reports/report-log";
import { reportRoutes } from "./reports/routes";
import { assets } from "./pages/assets";
import { screenshotRoutes } from "./pages/screenshot-routes";
import type { State } from "./dataset/state";

export interface Parts {
  clock: Clock;
  state: () => State;
  provider: IdentityProvider;
  visits: BillingVisits;
  requests: RequestLog;
  reports: ReportLog;
  activeFaults: ActiveFaults;
  control: Control;
  foreign: boolean;
  configFor: (host: string) => ConsoleConfig;
  verifyAccessToken: VerifyAccessToken;
  onExchange: SandboxOptions["onExchange"];
  log: (line: string) => void;
}

function guarded(app: Hono<NodeEnv>): Hono<NodeEnv> {
  return app.use(async (context, next) => {
    if (isLoopbackHost(context.req.header("host"))) return next();
    return context.text(
      "The sandbox is only available on this machine. Open it as localhost or 127.0.0.1.",
      403,
    );
  });
}

const productApi = ({ clock, state, verifyAccessToken, visits }: Parts): Hono<ApiEnv> =>
  apiRoutes(
    { dataset: () => state().dataset, now: clock.now, openBilling: visits.open },
    authenticated(verifyAccessToken, state),
  );

/** Routes of the console's origin. */
export function consoleRoutes(parts: Parts): Hono<NodeEnv> {
  const {
    clock,
    state,
    provider,
    visits,
    requests,
    reports,
    activeFaults,
    control,
    foreign,
    configFor,
    log,
  } = parts;
  const dataset = () => state().dataset;
  const logged = logRequests(requests, clock.wallTime, false, parts.onExchange);
  const faults = applyFaults(activeFaults, () => state().latencyMs);
  const app = guarded(new Hono<NodeEnv>())
    .use("/v1/*", logged, faults)
    .use("/config.json", logged, faults)
    .use("/sandbox/idp/*", logged, faults)
    .use("/assets/*", logged, faults)
    .get("/config.json", (context) =>
      context.json(configFor(context.req.header("host") ?? ""), 200, { "cache-control": "no-store" }),
    )
    .route("/sandbox", controlRoutes(control))
    .route("/sandbox/assets", assets)
    .route("/sandbox/example", exampleRoutes(dataset, clock.now))
    .route("/sandbox/reports", reportRoutes(reports, clock.wallTime))
    .route("/sandbox/idp", identityRoutes(provider, log))
    .route("/sandbox/billing", billingPages(visits, dataset, log))
    .route("/sandbox/screenshots", screenshotRoutes(dataset, clock.now));
  return foreign
    ? app.all("/v1/*", (context) =>
        errorResponse(context, 404, {
          code: "elsewhere",
          message: "The product API is on another origin.",
        }),
      )
    : app.route("/v1", productApi(parts));
}

/** Routes of the API's own origin. */
export function foreignApiRoutes(parts: Parts): Hono<NodeEnv> {
  const { clock, state, requests, activeFaults } = parts;
  return guarded(new Hono<NodeEnv>())
    .use(
      "/v1/*",
      logRequests(requests, clock.wallTime, true, parts.onExchange),
      applyFaults(activeFaults, () => state().latencyMs),
    )
    .route("/v1", productApi(parts))
    .route(
      "/sandbox/screenshots",
      screenshotRoutes(() => state().dataset, clock.now),
    );
}
