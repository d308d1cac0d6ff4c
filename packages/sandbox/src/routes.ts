import { Hono } from "hono";
import { authenticated } from "./api/access";
import { apiRoutes } from "./api/api";
import type { ApiEnv } from "./api/env";
import { refuse } from "./api/refuse";
import type { BillingDesk } from "./billing/desk";
import { billingPages } from "./billing/routes";
import type { Clock } from "./clock";
import type { Control } from "./control/control";
import { controlRoutes } from "./control/routes";
import { playFaults } from "./faults/play";
import type { Playlist } from "./faults/playlist";
import type { NodeEnv } from "./http/connection";
import { isLoopbackHost } from "./http/loopback";
import type { RequestLog } from "./http/request-log";
import { witness } from "./http/witness";
import type { IdentityProvider } from "./idp/provider";
import { identityRoutes } from "./idp/routes";
import type { Tokens } from "./idp/tokens";
import type { ConsoleConfig } from "./options";
import { assets } from "./pages/assets";
import { pictures } from "./pages/pictures";
import type { State } from "./state";

export interface Parts {
  clock: Clock;
  state: () => State;
  provider: IdentityProvider;
  desk: BillingDesk;
  requests: RequestLog;
  playlist: Playlist;
  control: Control;
  foreign: boolean;
  configFor: (host: string) => ConsoleConfig;
  verifyAccessToken: Tokens["verifyAccessToken"];
  log: (line: string) => void;
}

function guarded(app: Hono<NodeEnv>): Hono<NodeEnv> {
  return app.use(async (context, next) => {
    if (isLoopbackHost(context.req.header("host"))) return next();
    return context.text("The sandbox answers only on this machine: open it as localhost or 127.0.0.1.", 403);
  });
}

const productApi = ({ clock, state, verifyAccessToken, desk }: Parts): Hono<ApiEnv> =>
  apiRoutes(
    { world: () => state().world, now: clock.world, openBilling: desk.open },
    authenticated(verifyAccessToken, state),
  );

/** What answers on the console's own origin. */
export function consoleRoutes(parts: Parts): Hono<NodeEnv> {
  const { clock, state, provider, desk, requests, playlist, control, foreign, configFor, log } = parts;
  const world = () => state().world;
  const witnessed = witness(requests, clock.wall, false);
  const faults = playFaults(playlist, () => state().latencyMs);
  const app = guarded(new Hono<NodeEnv>())
    .use("/v1/*", witnessed, faults)
    .use("/config.json", witnessed, faults)
    .use("/sandbox/idp/*", witnessed, faults)
    .get("/config.json", (context) =>
      context.json(configFor(context.req.header("host") ?? ""), 200, { "cache-control": "no-store" }),
    )
    .route("/sandbox", controlRoutes(control))
    .route("/sandbox/assets", assets)
    .route("/sandbox/idp", identityRoutes(provider))
    .route("/sandbox/billing", billingPages(desk, world, log))
    .route("/sandbox/screenshots", pictures(world, clock.world));
  return foreign
    ? app.all("/v1/*", (context) =>
        refuse(context, 404, { code: "elsewhere", message: "The product API answers on another origin." }),
      )
    : app.route("/v1", productApi(parts));
}

/** What answers on the API's own origin, if it has one. */
export function foreignApiRoutes(parts: Parts): Hono<NodeEnv> {
  const { clock, state, requests, playlist } = parts;
  return guarded(new Hono<NodeEnv>())
    .use(
      "/v1/*",
      witness(requests, clock.wall, true),
      playFaults(playlist, () => state().latencyMs),
    )
    .route("/v1", productApi(parts))
    .route(
      "/sandbox/screenshots",
      pictures(() => state().world, clock.world),
    );
}
