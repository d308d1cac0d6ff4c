import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApiListener } from "./api-listener";
import { createBillingVisits } from "./billing/visits";
import { createClock } from "./dataset/clock";
import { configFor, identityFor, reportingFor } from "./config";
import { createControl, type Control } from "./control/control";
import { createActiveFaults } from "./faults/active-faults";
import { createRequestLog } from "./http/request-log";
import { createReportLog } from "./reports/report-log";
import { defaultSettings } from "./idp/faults";
import { people, type DemoPerson } from "./dataset/people";
import { createIdentityProvider } from "./idp/provider";
import type { VerifyAccessToken } from "./api/access";
import type { ConsoleConfig, SandboxOptions } from "./options";
import { consoleRoutes, foreignApiRoutes, type Parts } from "./routes";
import { initialState } from "./dataset/state";
import { isScenarioName, scenarios, slowMs, type ScenarioName } from "./dataset/scenarios";

export type ResetOptions = Pick<SandboxOptions, "scenario" | "runIntervalSeconds" | "reporting">;

export interface Sandbox {
  /** Returns true if it handles the request (`/sandbox/*`, `/v1/*`, `/config.json`, and assets with a fault). */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The console's config.json for this host. */
  configFor(host: string): ConsoleConfig;
  /** Starts the listener of a foreign API on a loopback port and returns its origin. */
  listenApi(port?: number): Promise<string>;
  /** What `/sandbox` and `POST /sandbox/control` do, for tests in this process. */
  control: Control;
  /** Restores the state that the sandbox was started with, or would have been with these options. People stay signed in. */
  reset(options?: ResetOptions): void;
  people: readonly DemoPerson[];
  close(): Promise<void>;
}

const isOurs = (path: string) => path === "/config.json" || /^\/(sandbox|v1)(\/|$)/.test(path);

/** Options may come from a command line, with any value. */
function account({ scenario = "midway", latencyMs }: SandboxOptions): {
  scenario: ScenarioName;
  latencyMs: number;
} {
  if (scenario === "slow") return { scenario: "midway", latencyMs: latencyMs ?? slowMs };
  if (!isScenarioName(scenario))
    throw new Error(
      `Unknown scenario “${String(scenario)}”. Choose one of ${[...Object.keys(scenarios), "slow"].join(", ")}.`,
    );
  return { scenario, latencyMs: latencyMs ?? 0 };
}

function externalVerifier({ identity }: SandboxOptions): VerifyAccessToken | undefined {
  return (
    identity &&
    (async (token) => {
      const email = await identity.emailFromAccessToken(token);
      return email === null
        ? { code: "invalid_token", message: "The access token is not valid." }
        : { email, serial: 1 };
    })
  );
}

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const clock = createClock(options.now, options.clock ?? Date.now);
  const log = options.log ?? (() => undefined);
  const foreign = options.apiOrigin === "foreign";
  const {
    runIntervalSeconds = 30,
    faults = [],
    reporting = false,
    tokenLifetimeSeconds = defaultSettings.tokenLifetimeSeconds,
  } = options;
  const begin = (changes: ResetOptions = {}) =>
    initialState(clock, {
      runIntervalSeconds,
      reporting,
      ...changes,
      ...account({ ...options, ...changes }),
    });
  const settings = { ...defaultSettings, tokenLifetimeSeconds };
  const provider = createIdentityProvider({ ...settings });
  const activeFaults = createActiveFaults(faults);
  const requests = createRequestLog();
  const reports = createReportLog();
  let current = begin();
  const state = () => current;

  function restart(changes?: ResetOptions) {
    clock.reset();
    current = begin(changes);
    Object.assign(provider.settings, settings);
    activeFaults.clear();
    for (const rule of faults) activeFaults.add(rule);
    requests.clear();
    reports.clear();
  }
  const control = createControl({
    clock,
    state,
    provider,
    activeFaults,
    requests,
    reports,
    restart: () => restart(),
    log,
  });
  const config = (host: string) => ({
    ...configFor(host, foreign ? (api.origin() ?? "") : "", options.identity?.config() ?? identityFor(host)),
    ...(state().reporting && { reporting: reportingFor(host) }),
  });
  const parts: Parts = {
    clock,
    state,
    provider,
    visits: createBillingVisits(),
    requests,
    reports,
    activeFaults,
    control,
    foreign,
    configFor: config,
    verifyAccessToken: externalVerifier(options) ?? ((token) => provider.verifyAccessToken(token)),
    onExchange: options.onExchange,
    log,
  };
  const listenerFor = (routes: ReturnType<typeof consoleRoutes>) =>
    getRequestListener((request, env) => routes.fetch(request, env), { overrideGlobalObjects: false });
  const listener = listenerFor(consoleRoutes(parts));
  const api = createApiListener(listenerFor(foreignApiRoutes(parts)));

  return {
    handle(request, response) {
      const target = request.url ?? "/";
      if (!URL.canParse(target, "http://localhost")) return false;
      const { pathname } = new URL(target, "http://localhost");
      const isFaulty =
        pathname.startsWith("/assets/") && activeFaults.applies(request.method ?? "", pathname);
      if (!isOurs(pathname) && !isFaulty) return false;
      void listener(request, response);
      return true;
    },
    configFor: config,
    control,
    reset: restart,
    listenApi: (port) =>
      foreign
        ? api.listen(port)
        : Promise.reject(
            new Error("The API is on the console’s origin. Set `apiOrigin` to `foreign` to give it its own."),
          ),
    people,
    close: () => api.close(),
  };
}
