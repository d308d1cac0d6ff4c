import { AuthError } from "@azure/msal-browser";
import type { SignInFailure } from "@understudy/model";
import { loadChunk } from "../lib/chunks";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { createAccessTokenGetter, scopesOf } from "./access-token";
import { activeAccountId, type StartMsal } from "./auth";
import { NetworkClient } from "./network-client";
import { createSessionClient, type SessionClient } from "./session-client";

export { fetchAhead } from "./fetch-ahead";

type IdentityConfig = ConsoleConfig["identity"];

/** Microsoft asks who signs in only with select_account; all providers know login. */
export function promptOf(identity: IdentityConfig, another: boolean): { prompt?: string; sid?: string } {
  const chooseAccount = isMicrosoft(identity) ? "select_account" : "login";
  const values = [...(another ? [chooseAccount] : []), ...(identity.prompt?.split(" ") ?? [])];
  if (values.length === 0) return {};
  // The session ID isn't sent with a prompt. It keeps MSAL from sending the active account as a hint.
  return { prompt: [...new Set(values)].join(" "), ...(another && { sid: "none" }) };
}

/** Starts MSAL and completes a sign-in that is in progress. In a chunk of its own: the login page doesn't wait for it. */
export const startMsal: StartMsal = async (identity) => {
  // Read first: MSAL forgets an account that another tab adds while this one starts.
  const activeId = activeAccountId(identity.clientId);
  const network = new NetworkClient();
  const client = await createSessionClient(identity, network);
  const describe = async (error: unknown) => {
    const { signInFailure } = await loadChunk(() => import("./sign-in-failure"));
    return signInFailure(error, authorityUrl(identity), network.last);
  };
  const { account, failure } = await resolveAccount(client, activeId, describe);
  // The browser was closed, and with it the key of the encrypted account.
  if (!account && activeId === activeAccountId(identity.clientId)) client.setActiveAccount(null);
  if (account) client.startSession(account);

  return {
    account: account && {
      id: account.homeAccountId,
      msal: client,
      getToken: createAccessTokenGetter(client, account, identity),
    },
    failure,
    lostAccount: () => describe(new AuthError("no_account", "")),
    clear: () => client.clear(),
    async signIn(another) {
      // A sign-in in progress would have left this page, so the stored status is stale.
      sessionStorage.removeItem("msal.interaction.status");
      const scopes = scopesOf(identity).signInScopes;
      const request = { scopes, redirectStartPage: window.location.href, ...promptOf(identity, another) };
      return client.loginRedirect(request).then(() => undefined, describe);
    },
  };
};

/** The account of the sign-in that returns to this page, or else the active account. */
async function resolveAccount(
  client: SessionClient,
  activeId: string | null,
  describe: (error: unknown) => Promise<SignInFailure>,
) {
  let failure: SignInFailure | undefined;
  const response = await client.handleRedirectPromise().catch(async (error: unknown) => {
    failure = await describe(error);
    return null;
  });
  if (response?.account) {
    client.setActiveAccount(response.account);
    await client.removeAccounts({ except: response.account });
    return { account: response.account, failure };
  }
  const account = activeId === null ? null : client.getAccount({ homeAccountId: activeId });
  return { account, failure };
}
