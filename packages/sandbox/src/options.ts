import type { FaultRule } from "./faults/rule";
import type { OnExchange } from "./http/request-log";
import type { ScenarioName } from "./dataset/scenarios";

export interface SandboxOptions {
  /** The time of the seeded dataset; defaults to now. */
  now?: number;
  /** The account; by default a small site halfway through its setup. `slow` is the same with a latency of 3 s. */
  scenario?: ScenarioName | "slow";
  /** Seconds between live runs; 0 starts none. Default 30. */
  runIntervalSeconds?: number;
  /** The minimum duration of every API call. */
  latencyMs?: number;
  /** Faults that are active from the start. */
  faults?: readonly FaultRule[];
  /** `same`: the product API shares the console's origin. `foreign`: it has its own, with CORS. */
  apiOrigin?: "same" | "foreign";
  /** Signs people in with another identity provider instead of the sandbox's own. */
  identity?: ExternalIdentity;
  /** Whether the console sends error reports to the sandbox. */
  reporting?: boolean;
  /** Lifetime of access and ID tokens. */
  tokenLifetimeSeconds?: number;
  onExchange?: OnExchange;
  /** Receives one line per notable event. */
  log?: (line: string) => void;
  /** The machine's time, for tests. */
  clock?: () => number;
}

/** The console's config.json. */
export interface ConsoleConfig {
  product: {
    name: string;
    slug: string;
    sdkUrl: string;
    termsUrl: string;
    privacyUrl: string;
    docsUrl: string;
  };
  api: { baseUrl: string };
  identity: IdentityConfig;
  reporting?: { endpoint: string };
}

export interface IdentityConfig {
  tenantId?: string;
  clientId: string;
  apiAudience?: string;
  authority?: string;
  metadata?: object;
  scopes?: string[];
  prompt?: string | undefined;
}

export interface ExternalIdentity {
  /** Read for each request: the provider may start after the sandbox. */
  config: () => IdentityConfig;
  /** Returns the email in a valid access token, otherwise null. */
  emailFromAccessToken: (token: string) => Promise<string | null>;
}
