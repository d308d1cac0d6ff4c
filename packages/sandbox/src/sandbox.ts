import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { VerifyAccessToken } from "./api/access";
import { createBilling } from "./billing/billing";
import { configFor } from "./config";
import { createControl, type Control } from "./control/control";
import { createClock } from "./dataset/clock";
import { people, type DemoPerson } from "./dataset/people";
import { initialState } from "./dataset/state";
import { createActiveFaults } from "./faults/rule";
import type { NodeEnv } from "./http/connection";
import { createRequestLog } from "./http/request-log";
import { createIdentityProvider, defaultSettings } from "./idp/provider";
import type { ConsoleConfig, SandboxOptions } from "./options";
import { createReports } from "./reports/reports";
import { consoleRoutes, foreignApiRoutes, type Parts } from "./routes";

export type ResetOptions = Pick<SandboxOptions, "scenario" | "runIntervalSeconds" | "reporting">;

export interface Sandbox {
  /** Returns true if it handles the request (`/sandbox/*`, `/v1/*`, `/config.json`, and assets with a fault). */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The console's config.json for this host. */
  configFor(host: string): ConsoleConfig;
  /** Starts the listener of a foreign API on a free loopback port and returns its origin. */
  listenApi(): Promise<string>;
  /** What `/sandbox` and `POST /sandbox/control` do, for tests in this process. */
  control: Control;
  /** Restores the state that the sandbox was started with, or would have been with these options. People stay signed in. */
  reset(options?: ResetOptions): void;
  /** Remembers who is signed in with which tokens, beside what it remembered before. */
  keepSessions(): void;
  /** Returns to what `keepSessions` remembered, also to tokens that were used up or revoked since. */
  restoreSessions(): void;
  people: readonly DemoPerson[];
  close(): Promise<void>;
}

const isOurs = (path: string) => path === "/config.json" || /^\/(sandbox|v1)(\/|$)/.test(path);

const externalVerifier = ({ identity }: SandboxOptions): VerifyAccessToken | undefined =>
  identity &&
  (async (token) => {
    const email = await identity.emailFromAccessToken(token);
    return email === null ? null : { email, serial: 1 };
  });

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { identity } = options;
  const clock = createClock(options.now, options.clock ?? Date.now);
  const foreign = options.apiOrigin === "foreign";
  const { tokenLifetimeSeconds = defaultSettings.tokenLifetimeSeconds } = options;
  const settings = { ...defaultSettings, tokenLifetimeSeconds };
  const provider = createIdentityProvider({ ...settings });
  const activeFaults = createActiveFaults();
  const requests = createRequestLog(clock.wallTime, options.onExchange);
  const reports = createReports(clock.wallTime);
  let current = initialState(clock, options);
  const state = () => current;
  let apiOrigin = "";

  function restart(changes?: ResetOptions) {
    clock.reset();
    current = initialState(clock, { ...options, ...changes });
    Object.assign(provider.settings, settings);
    activeFaults.clear();
    requests.clear();
    reports.clear();
  }
  const shared = { clock, state, provider, activeFaults, requests, reports };
  const control = createControl({ ...shared, restart });
  const parts: Parts = {
    ...shared,
    control,
    foreign,
    billing: createBilling(() => state().dataset),
    configFor: (host) =>
      configFor(host, { baseUrl: apiOrigin, reporting: state().reporting, identity: identity?.config() }),
    verifyAccessToken: externalVerifier(options) ?? provider.verifyAccessToken,
  };
  const listenerFor = (routes: Hono<NodeEnv>) =>
    getRequestListener((request, env) => routes.fetch(request, env), { overrideGlobalObjects: false });
  const listener = listenerFor(consoleRoutes(parts));
  const api = createServer(listenerFor(foreignApiRoutes(parts)));

  return {
    handle(request, response) {
      const target = request.url ?? "/";
      if (!URL.canParse(target, "http://localhost")) return false;
      const { pathname } = new URL(target, "http://localhost");
      const isFaulty = pathname.startsWith("/assets/") && activeFaults.find(request.method ?? "", pathname);
      if (!isOurs(pathname) && !isFaulty) return false;
      void listener(request, response);
      return true;
    },
    configFor: parts.configFor,
    control,
    reset: restart,
    keepSessions: provider.keepSessions,
    restoreSessions: provider.restoreSessions,
    async listenApi() {
      await new Promise<void>((resolve) => {
        api.listen(0, "127.0.0.1", resolve);
      });
      const address = api.address();
      apiOrigin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
      return apiOrigin;
    },
    people,
    close: () =>
      new Promise((resolve) => {
        api.close(() => resolve());
        api.closeAllConnections();
      }),
  };
}
