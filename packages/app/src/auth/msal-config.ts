import type { Configuration } from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/schema";
import { cacheLocation } from "./msal-cache";
import type { NetworkClient } from "./msal-client";

type IdentityConfig = ConsoleConfig["identity"];

const refreshTokenScope = "offline_access";

/** Scopes for the refresh token and for the cache. A provider may issue refresh tokens without offline_access. */
export const refreshScopes = ({ scopes, apiAudience }: IdentityConfig): string[] =>
  (scopes ?? [`${apiAudience}/.default`]).filter((scope) => scope !== refreshTokenScope);

export const signInScopes = (identity: IdentityConfig): string[] => [
  ...refreshScopes(identity),
  refreshTokenScope,
];

export function msalConfig(
  identity: IdentityConfig,
  origin: string,
  networkClient: NetworkClient,
): Configuration {
  const url = new URL(authorityUrl(identity));
  return {
    auth: {
      clientId: identity.clientId,
      // MSAL rejects an http: authority but accepts http: endpoints in the metadata.
      authority: url.href.replace(/^http:/, "https:"),
      ...(!isMicrosoft(identity) && {
        knownAuthorities: [url.host],
        // Without this, MSAL adds offline_access to every request.
        OIDCOptions: { defaultScopes: ["openid", "profile"] },
      }),
      ...(identity.metadata && { authorityMetadata: JSON.stringify(identity.metadata) }),
      redirectUri: `${origin}/redirect.html`,
      postLogoutRedirectUri: `${origin}/`,
    },
    cache: { cacheLocation: cacheLocation() },
    system: {
      protocolMode: isMicrosoft(identity) ? "AAD" : "OIDC",
      networkClient,
      // Renewal has its own window. MSAL's default of 300 s would never use a five-minute token from the cache.
      tokenRenewalOffsetSeconds: 10,
      popupBridgeTimeout: 60_000,
      iframeBridgeTimeout: 10_000,
    },
  };
}
