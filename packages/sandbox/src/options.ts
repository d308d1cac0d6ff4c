import type { FaultRule } from "./faults/rule";
import type { LoggedRequest } from "./http/request-log";
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
  /** Receives each API call whose response has no injected fault, with a copy of the response. */
  onExchange?: (request: LoggedRequest, response: () => Response) => void;
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

export interface OpenIdMetadata {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  end_session_endpoint: string;
  revocation_endpoint: string;
  jwks_uri: string;
  response_types_supported: string[];
  response_modes_supported: string[];
  grant_types_supported: string[];
  subject_types_supported: string[];
  id_token_signing_alg_values_supported: string[];
  code_challenge_methods_supported: string[];
  prompt_values_supported: string[];
  scopes_supported: string[];
  claims_supported: string[];
  token_endpoint_auth_methods_supported: string[];
  authorization_response_iss_parameter_supported: boolean;
}
