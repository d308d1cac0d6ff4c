import type { AccountInfo, Configuration, IPublicClientApplication } from "@azure/msal-browser";
import { CacheLookupPolicy } from "@azure/msal-browser";
import type { User } from "@understudy/screens/model";
import type { ConsoleConfig } from "../config/schema";
import { createAccessTokenGetter } from "./access-token";
import type { Msal } from "./auth";
import { authErrorMessage, isIgnored } from "./auth-errors";
import { createMsalClient, createNetworkClient } from "./msal-client";
import { clearMsalStorage } from "./msal-cache";
import { msalConfig, refreshScopes, signInScopes } from "./msal-config";
import { isReachable, loadProviderMetadata, revokeRefreshToken, signInPrompt } from "./provider-metadata";

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

function userFromClaims(account: AccountInfo): User {
  const claims = account.idTokenClaims ?? {};
  return {
    name: text(account.name) ?? text(claims["name"]),
    email: text(claims["email"]) ?? text(claims["preferred_username"]) ?? text(account.username),
  };
}

async function initializeClient(config: Configuration): Promise<IPublicClientApplication> {
  const initialize = async () => {
    const client = createMsalClient(config);
    await client.initialize();
    return client;
  };
  return initialize().catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalStorage(localStorage);
    clearMsalStorage(sessionStorage);
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
  const network = createNetworkClient();
  const client = await initializeClient(msalConfig(identity, origin, network));
  const scopes = { signInScopes: signInScopes(identity), refreshScopes: refreshScopes(identity) };

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
      getAccessToken: createAccessTokenGetter({ client, account, ...scopes }),
      msal: client,
    },
    completedSignIn: Boolean(response?.account),
    failure,
    errorMessage: authErrorMessage,
    async signIn({ another }) {
      const metadata = another ? await loadProviderMetadata(identity) : undefined;
      const prompt = signInPrompt(identity, { another, metadata });
      // Otherwise, MSAL would use the active account.
      if (another) client.setActiveAccount(null);
      const redirect = () =>
        client.loginRedirect({
          scopes: scopes.signInScopes,
          redirectStartPage: window.location.href,
          ...(prompt !== undefined && { prompt }),
        });
      await redirect().catch((error: unknown) => {
        if (!isIgnored(error)) throw error;
        // A sign-in in progress would have left this page, so the stored status is stale.
        clearMsalStorage(sessionStorage);
        return redirect();
      });
    },
    async signOut({ id }) {
      const signedIn = client.getAllAccounts().find(({ homeAccountId }) => homeAccountId === id) ?? null;
      const idTokenHint = signedIn?.idToken;
      const refreshToken = signedIn && (await findRefreshToken(signedIn));
      await client.clearCache({ account: signedIn });
      const metadata = await loadProviderMetadata(identity);
      const { endSessionEndpoint, revocationEndpoint } = metadata ?? {};
      // If the provider is down, redirecting there would end on the browser's error page.
      const [canRedirect] = await Promise.all([
        endSessionEndpoint !== undefined && isReachable(endSessionEndpoint),
        refreshToken &&
          revocationEndpoint &&
          revokeRefreshToken(revocationEndpoint, identity.clientId, refreshToken),
      ]);
      if (canRedirect)
        await client.logoutRedirect({
          account: signedIn,
          ...(idTokenHint && { idTokenHint }),
          postLogoutRedirectUri: `${origin}/`,
        });
      else window.location.replace("/");
    },
  };

  /** MSAL keeps refresh tokens to itself and only puts them into renewal requests. */
  function findRefreshToken(signedIn: AccountInfo) {
    return network.refreshTokenSentBy(() =>
      client.acquireTokenSilent({
        account: signedIn,
        scopes: scopes.refreshScopes,
        cacheLookupPolicy: CacheLookupPolicy.RefreshToken,
      }),
    );
  }
}
