import type { FaultRule } from "./faults/rule";
import type { ScenarioName } from "./world/scenarios";

export interface SandboxOptions {
  /** Pins the instant at which the seeded world begins; by default it begins now. */
  now?: number;
  /** Which account one meets; a small site midway through its set-up by default. `slow` is that one, every call taking 3 s. */
  scenario?: ScenarioName | "slow";
  /** Seconds between two runs that start while one watches; 0 keeps the world still. Default 30. */
  paceSeconds?: number;
  /** How long every call of the API takes at least. */
  latencyMs?: number;
  /** Faults to play from the start. */
  faults?: readonly FaultRule[];
  /** `same`: the product API answers on the console's own origin. `foreign`: on a listener of its own, with CORS. */
  apiOrigin?: "same" | "foreign";
  /** Signs people in with another identity provider instead of the sandbox's own. */
  identity?: ExternalIdentity;
  /** How long access and identity tokens live. */
  tokenLifetimeSeconds?: number;
  /** Told one line for everything worth watching. */
  log?: (line: string) => void;
  /** The machine's time, for tests. */
  clock?: () => number;
}

/** What the console reads from `/config.json`. */
export interface ConsoleConfig {
  product: { name: string; slug: string; sdkUrl: string; termsUrl: string; privacyUrl: string };
  api: { baseUrl: string };
  identity: IdentityConfig;
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
