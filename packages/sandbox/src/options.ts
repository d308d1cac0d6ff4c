import type { OnExchange } from "./http/request-log";
import type { ScenarioName } from "./dataset/scenarios";

export interface SandboxOptions {
  /** The time of the seeded dataset; defaults to now. */
  now?: number | undefined;
  /** The account; by default a small site halfway through its setup. */
  scenario?: ScenarioName | undefined;
  /** Seconds between live runs; 0 starts none. Default 30. */
  runIntervalSeconds?: number;
  /** `same`: the product API shares the console's origin. `foreign`: it has its own, with CORS. */
  apiOrigin?: "same" | "foreign";
  /** Signs people in with another identity provider instead of the sandbox's own. */
  identity?: ExternalIdentity;
  /** Whether the console sends error reports to the sandbox. */
  reporting?: boolean | undefined;
  /** Lifetime of access and ID tokens. */
  tokenLifetimeSeconds?: number;
  onExchange?: OnExchange;
  /** The machine's time, for tests. */
  clock?: () => number;
}

/** The console's config.json. */
export interface ConsoleConfig {
  product: Record<"name" | "slug" | "sdkUrl" | "termsUrl" | "privacyUrl" | "docsUrl", string>;
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
