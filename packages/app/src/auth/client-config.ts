import type { Configuration } from "@azure/msal-browser";
import type { ConsoleConfig } from "../config/schema";
import { authorityOf } from "./authority";
import { createNetworkClient } from "./network-client";

type IdentityConfig = ConsoleConfig["identity"];

const microsoft = /(^|\.)(microsoftonline\.(com|us)|partner\.microsoftonline\.cn|ciamlogin\.com)$/;

export const scopesOf = ({ scopes, apiAudience }: IdentityConfig): string[] =>
  scopes ?? [`${apiAudience}/.default`];

/** One shape of configuration for Entra, for any OpenID provider, and for one on this machine without https. */
export function clientConfig(identity: IdentityConfig, origin: string): Configuration {
  const url = new URL(authorityOf(identity));
  const isMicrosoft = microsoft.test(url.hostname);
  return {
    auth: {
      clientId: identity.clientId,
      // The library insists on https for the authority's name; the endpoints in the metadata stay what they are.
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
