import type { AccountInfo, Configuration, IPublicClientApplication } from "@azure/msal-browser";
import type { User } from "@understudy/screens/model";
import type { ConsoleConfig } from "../config/schema";
import { createAccessTokenGetter } from "./access-token";
import type { Account } from "./auth";
import { authErrorMessage, isIgnored } from "./auth-errors";
import { authorityUrl } from "./authority";
import { createMsalClient } from "./create-msal-client";
import { clearMsalCache } from "./msal-cache";
import { accessTokenScopes, msalConfig } from "./msal-config";

export interface Msal {
  account: Account | undefined;
  /** Whether this page load completed a sign-in. */
  completedSignIn: boolean;
  /** The error message when this page load failed to complete a sign-in. */
  failure: string | undefined;
  signIn: (options: { another: boolean }) => Promise<void>;
  signOut: (account: Account) => Promise<void>;
}

const reachabilityTimeoutMs = 2_500;

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

function userFromClaims(account: AccountInfo): User {
  const claims = account.idTokenClaims ?? {};
  return {
    name: text(account.name) ?? text(claims["name"]),
    email: text(claims["email"]) ?? text(claims["preferred_username"]) ?? text(account.username),
  };
}

async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      method: "HEAD",
      mode: "no-cors",
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(reachabilityTimeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}

async function initializeClient(config: Configuration): Promise<IPublicClientApplication> {
  const initialize = async () => {
    const client = createMsalClient(config);
    await client.initialize();
    return client;
  };
  return initialize().catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalCache(localStorage);
    return initialize();
  });
}

/** Only one account at a time: signing in with another account removes the previous one's tokens. */
async function removeOtherAccounts(client: IPublicClientApplication, account: AccountInfo) {
  const others = client
    .getAllAccounts()
    .filter(({ homeAccountId }) => homeAccountId !== account.homeAccountId);
  for (const other of others) await client.clearCache({ account: other });
}

/** Starts MSAL and completes a sign-in that is in progress. In a chunk of its own: the login page doesn't wait for it. */
export async function startMsal(identity: ConsoleConfig["identity"]): Promise<Msal> {
  const { origin } = window.location;
  const client = await initializeClient(msalConfig(identity, origin));
  const scopes = accessTokenScopes(identity);

  let failure: string | undefined;
  const response = await client.handleRedirectPromise().catch((error: unknown) => {
    if (!isIgnored(error)) failure = authErrorMessage(error);
    return null;
  });

  const account = response?.account ?? client.getActiveAccount() ?? client.getAllAccounts()[0];
  if (account) client.setActiveAccount(account);
  if (response?.account) await removeOtherAccounts(client, response.account);

  return {
    account: account && {
      id: account.homeAccountId,
      user: userFromClaims(account),
      getAccessToken: createAccessTokenGetter(client, account, scopes),
      msal: client,
    },
    completedSignIn: Boolean(response?.account),
    failure,
    async signIn({ another }) {
      const redirect = () =>
        client.loginRedirect({
          scopes,
          redirectStartPage: window.location.href,
          ...(another && { prompt: "select_account" }),
        });
      await redirect().catch((error: unknown) => {
        if (!isIgnored(error)) throw error;
        // A sign-in in progress would have left this page, so the stored status is stale.
        clearMsalCache(sessionStorage);
        return redirect();
      });
    },
    async signOut({ id }) {
      const signedIn = client.getAllAccounts().find(({ homeAccountId }) => homeAccountId === id) ?? null;
      const idTokenHint = signedIn?.idToken;
      await client.clearCache({ account: signedIn });
      const providerUrl =
        text(identity.metadata?.["jwks_uri"]) ??
        `${authorityUrl(identity)}/v2.0/.well-known/openid-configuration`;
      // If the provider is down, redirecting there would end on the browser's error page.
      if (await isReachable(providerUrl))
        await client.logoutRedirect({
          account: signedIn,
          ...(idTokenHint && { idTokenHint }),
          postLogoutRedirectUri: `${origin}/`,
        });
      else window.location.replace("/");
    },
  };
}
