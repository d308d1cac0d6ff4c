import type { Configuration } from "@azure/msal-browser";
import type { ConsoleConfig } from "../config/schema";
import { authorityUrl } from "./authority";
import { createNetworkClient } from "./network-client";

type IdentityConfig = ConsoleConfig["identity"];

const microsoftHost = /(^|\.)(microsoftonline\.(com|us)|partner\.microsoftonline\.cn|ciamlogin\.com)$/;

export const accessTokenScopes = ({ scopes, apiAudience }: IdentityConfig): string[] =>
  scopes ?? [`${apiAudience}/.default`];

export function msalConfig(identity: IdentityConfig, origin: string): Configuration {
  const url = new URL(authorityUrl(identity));
  const isMicrosoft = microsoftHost.test(url.hostname);
  return {
    auth: {
      clientId: identity.clientId,
      // MSAL rejects an http: authority but accepts http: endpoints in the metadata.
      authority: url.href.replace(/^http:/, "https:"),
      ...(!isMicrosoft && { knownAuthorities: [url.host] }),
      ...(identity.metadata && { authorityMetadata: JSON.stringify(identity.metadata) }),
      redirectUri: `${origin}/redirect.html`,
      postLogoutRedirectUri: `${origin}/`,
    },
    cache: { cacheLocation: "localStorage" },
    system: {
      protocolMode: isMicrosoft ? "AAD" : "OIDC",
      networkClient: createNetworkClient(),
      popupBridgeTimeout: 60_000,
      iframeBridgeTimeout: 10_000,
    },
  };
}
