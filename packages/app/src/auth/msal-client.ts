import { type Configuration, type INetworkModule, PublicClientApplication } from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/schema";
import { cacheLocation, clearMsalStorage } from "./msal-cache";

type IdentityConfig = ConsoleConfig["identity"];

/** A provider may issue refresh tokens without offline_access, and refuse it in a renewal. */
export function scopesOf({ scopes: configured, apiAudience }: IdentityConfig) {
  const scopes = (configured ?? [`${apiAudience}/.default`]).filter((scope) => scope !== "offline_access");
  return { scopes, signInScopes: [...scopes, "offline_access"] };
}

/** Microsoft asks who signs in only with select_account; all providers know login. */
export function promptOf(identity: IdentityConfig, another: boolean): { prompt?: string; sid?: string } {
  const chooseAccount = isMicrosoft(identity) ? "select_account" : "login";
  const values = [...(another ? [chooseAccount] : []), ...(identity.prompt?.split(" ") ?? [])];
  if (values.length === 0) return {};
  // The session ID isn't sent with a prompt. It keeps MSAL from sending the active account as a hint.
  return { prompt: [...new Set(values)].join(" "), ...(another && { sid: "none" }) };
}

export function msalConfig(identity: IdentityConfig, networkClient: INetworkModule): Configuration {
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
      redirectUri: `${window.location.origin}/redirect.html`,
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

/**
 * MSAL rereads localStorage as soon as another tab broadcasts a change. If that tab's write isn't visible to this
 * process yet (https://github.com/whatwg/html/issues/403), MSAL drops the account or the new refresh token.
 */
class DelayedBroadcastChannel extends BroadcastChannel {
  override addEventListener(type: string, listener: (event: Event) => void): void {
    super.addEventListener(type, (event) => setTimeout(listener, 150, event));
  }
}

async function initialize(config: Configuration): Promise<PublicClientApplication> {
  const Native = globalThis.BroadcastChannel;
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  const client = new PublicClientApplication(config);
  globalThis.BroadcastChannel = Native;
  await client.initialize();
  return client;
}

export const createMsalClient = (config: Configuration): Promise<PublicClientApplication> =>
  initialize(config).catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalStorage();
    return initialize(config);
  });
