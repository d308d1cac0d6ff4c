import { originOf } from "../http/loopback";
import type { OpenIdMetadata } from "../options";

/** The parameters of an authorization request. */
export type AuthorizeQuery = Record<string, string>;

export const clientId = "understudy-console";
export const tenantId = "5a4d0b0e-0000-4000-8000-000000000001";
export const apiAudience = "api://understudy-sandbox";
export const apiScope = `${apiAudience}/access`;

/** The issuer follows the requested host, so that localhost, 127.0.0.1 and a forwarded port all work. */
export const issuerFor = (host: string): string => `${originOf(host)}/sandbox/idp`;

export const redirectUrisFor = (host: string): string[] => [
  `${originOf(host)}/redirect.html`,
  `${originOf(host)}/`,
];

export function metadataFor(host: string): OpenIdMetadata {
  const issuer = issuerFor(host);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/logout`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    response_modes_supported: ["query", "fragment"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
    prompt_values_supported: ["none", "login", "select_account"],
    scopes_supported: ["openid", "profile", "email", "offline_access", apiScope],
    claims_supported: ["sub", "oid", "tid", "sid", "name", "preferred_username", "email", "auth_time"],
    token_endpoint_auth_methods_supported: ["none"],
    authorization_response_iss_parameter_supported: true,
  };
}
