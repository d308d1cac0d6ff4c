import { originOf } from "./http/loopback";
import { apiScope, clientId, mountPath } from "./idp/provider";
import type { ConsoleConfig, IdentityConfig } from "./options";

/** The sandbox's own provider. */
function ownIdentity(host: string): IdentityConfig {
  const issuer = originOf(host) + mountPath;
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/logout`,
    revocation_endpoint: `${issuer}/revoke`,
    prompt_values_supported: ["none", "login", "select_account"],
  };
  return { clientId, authority: issuer, metadata, scopes: ["email", apiScope] };
}

export interface ConfigOptions {
  baseUrl: string;
  reporting: boolean;
  identity?: IdentityConfig | undefined;
}

export const configFor = (
  host: string,
  { baseUrl, reporting, identity = ownIdentity(host) }: ConfigOptions,
): ConsoleConfig => ({
  product: {
    name: "Understudy",
    slug: "understudy",
    sdkUrl: `${originOf(host)}/sandbox/assets/sdk.js`,
    termsUrl: "https://understudy.example/terms",
    privacyUrl: "https://understudy.example/privacy",
    docsUrl: "https://understudy.example/docs",
  },
  api: { baseUrl },
  identity,
  ...(reporting && { reporting: { endpoint: `${originOf(host)}/sandbox/reports` } }),
});
