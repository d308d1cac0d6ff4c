import type { AccountInfo, Configuration, IPublicClientApplication } from "@azure/msal-browser";
import type { User } from "@understudy/screens/model";
import type { ConsoleConfig } from "../config/schema";
import { createClient } from "./client";
import { authorityOf } from "./authority";
import { clientConfig, scopesOf } from "./client-config";
import { forgetStored } from "./stored";
import { createTokenGetter, type GetToken } from "./token";
import { isHarmless, wordsFor } from "./words";

/** A signed-in person, and the way to their tokens. */
export interface Session {
  accountId: string;
  user: User;
  getToken: GetToken;
  client: IPublicClientApplication;
}

export interface Engine {
  session: Session | undefined;
  /** Whether this page load completed a sign-in. */
  arrived: boolean;
  /** Why the sign-in that this page load answers did not work. */
  refusal: string | undefined;
  signIn: (options: { another: boolean }) => Promise<void>;
  signOut: (session: Session) => Promise<void>;
}

const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

function userOf(account: AccountInfo): User {
  const claims = account.idTokenClaims ?? {};
  return {
    name: text(account.name) ?? text(claims["name"]),
    email: text(claims["email"]) ?? text(claims["preferred_username"]) ?? text(account.username),
  };
}

const reachMs = 2_500;

/** A navigation to a provider that is down would strand people on the browser's error page. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, {
      method: "HEAD",
      mode: "no-cors",
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(reachMs),
    });
    return true;
  } catch {
    return false;
  }
}

/** The library trips over a storage that was damaged, and nobody could ever sign in here again: then what it kept is given up. */
async function openClient(config: Configuration): Promise<IPublicClientApplication> {
  const open = async () => {
    const client = createClient(config);
    await client.initialize();
    return client;
  };
  return open().catch(() => {
    forgetStored(localStorage);
    return open();
  });
}

/** The identity library with everything that needs it. Loaded on demand: the login page paints without it. */
export async function startEngine(identity: ConsoleConfig["identity"]): Promise<Engine> {
  const { origin } = window.location;
  const client = await openClient(clientConfig(identity, origin));
  const scopes = scopesOf(identity);

  let refusal: string | undefined;
  const answer = await client.handleRedirectPromise().catch((error: unknown) => {
    if (!isHarmless(error)) refusal = wordsFor(error);
    return null;
  });

  const account = answer?.account ?? client.getActiveAccount() ?? client.getAllAccounts()[0];
  if (account) client.setActiveAccount(account);
  if (answer?.account) await forgetOthers(client, answer.account);

  return {
    session: account && {
      accountId: account.homeAccountId,
      user: userOf(account),
      getToken: createTokenGetter(client, account, scopes),
      client,
    },
    arrived: Boolean(answer?.account),
    refusal,
    async signIn({ another }) {
      const leave = () =>
        client.loginRedirect({
          scopes,
          redirectStartPage: window.location.href,
          ...(another && { prompt: "select_account" }),
        });
      await leave().catch((error: unknown) => {
        if (!isHarmless(error)) throw error;
        // A sign-in under way would have left this page: what the library noted here was broken off, or is another client's.
        forgetStored(sessionStorage);
        return leave();
      });
    },
    async signOut({ accountId }) {
      const leaving =
        client.getAllAccounts().find(({ homeAccountId }) => homeAccountId === accountId) ?? null;
      const idTokenHint = leaving?.idToken;
      await client.clearCache({ account: leaving });
      const provider =
        text(identity.metadata?.["jwks_uri"]) ??
        `${authorityOf(identity)}/v2.0/.well-known/openid-configuration`;
      if (await isReachable(provider))
        await client.logoutRedirect({
          account: leaving,
          ...(idTokenHint && { idTokenHint }),
          postLogoutRedirectUri: `${origin}/`,
        });
      else window.location.replace("/");
    },
  };
}

/** One person at a time: who signs in as somebody else leaves nothing of the other behind. */
async function forgetOthers(client: IPublicClientApplication, account: AccountInfo) {
  const others = client
    .getAllAccounts()
    .filter(({ homeAccountId }) => homeAccountId !== account.homeAccountId);
  for (const other of others) await client.clearCache({ account: other });
}
