import { SessionLost } from "@understudy/api";
import type {
  AccountInfo,
  AuthenticationResult as Token,
  IPublicClientApplication,
} from "@azure/msal-browser";
import { CacheLookupPolicy } from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig } from "../config/config";
import { type Account, activeAccountId, userOf } from "./auth";
import { isInteractionRequired, isRefreshTokenRefused, isWithoutRefreshToken } from "./auth-errors";

/** A provider may issue refresh tokens without offline_access, and refuse it in a renewal. */
export function scopesOf({ scopes: configured, apiAudience }: ConsoleConfig["identity"]) {
  const scopes = (configured ?? [`${apiAudience}/.default`]).filter((scope) => scope !== "offline_access");
  return { scopes, signInScopes: [...scopes, "offline_access"] };
}

/** Shorter than a request's deadline, to leave time to renew after waiting for the lock. */
const lockTimeoutMs = 5_000;
/** Other tabs need a moment to see the new refresh token. */
const lockHoldMs = 300;
const longestRenewalWindowMs = 300_000;
const backgroundRenewalPauseMs = 30_000;

const msUntilExpiry = ({ expiresOn }: Token) => (expiresOn?.getTime() ?? 0) - Date.now();

/** Resolves with the function that releases the lock: one without effect if another tab holds it for too long. */
const acquireLock = () =>
  new Promise<() => void>((onAcquired) => {
    const signal = AbortSignal.timeout(lockTimeoutMs);
    const hold = () => new Promise<void>((release) => onAcquired(release));
    navigator.locks
      .request("understudy.silent-token", { signal }, hold)
      .catch(() => onAcquired(() => undefined));
  });

/** Renews in the background during the last fifth of a token's lifetime, so that calls don't wait for the provider. */
export function createAccessTokenGetter(
  client: Pick<IPublicClientApplication, "acquireTokenSilent" | "clearCache">,
  account: AccountInfo,
  identity: ConsoleConfig["identity"],
): Account["getToken"] {
  const { scopes: refreshScopes, signInScopes } = scopesOf(identity);
  // For a token from the cache, whose lifetime isn't known.
  let renewalWindowMs = 60_000;
  let nextBackgroundRenewal = 0;
  let renewal: Promise<Token> | undefined;

  const activeId = () => activeAccountId(identity.clientId);
  const isActive = () => activeId() === account.homeAccountId;
  // MSAL stores a token under the first segment of the authority's path, but looks for it under the last.
  const [, firstSegment = ""] = new URL(authorityUrl(identity)).pathname.split("/");
  const holder = { ...account, tenantId: account.tenantId || firstSegment };

  // Every token comes from here. The provider may return another person's: the login hint is only a hint, and MSAL
  // doesn't compare the accounts. And another tab may sign out before the provider responds.
  async function acquire(cacheLookupPolicy: CacheLookupPolicy, scopes = refreshScopes): Promise<Token> {
    if (!isActive()) throw new SessionLost();
    const token = await client.acquireTokenSilent({ account: holder, cacheLookupPolicy, scopes });
    // MSAL requires an ID token except from a refresh token, which belongs to this account.
    const owner = token.account ?? account;
    if (owner.homeAccountId !== activeId()) await client.clearCache({ account: owner });
    if (!isActive()) throw new SessionLost();
    if (owner.homeAccountId !== account.homeAccountId) throw new SessionLost(userOf(owner).email);
    return token;
  }

  const fromCache = () =>
    acquire(CacheLookupPolicy.AccessToken).catch((error: unknown) => {
      if (error instanceof SessionLost) throw error;
      return undefined;
    });

  async function request(): Promise<Token> {
    let isRefused = false;
    try {
      return await acquire(CacheLookupPolicy.RefreshToken);
    } catch (error) {
      isRefused = isRefreshTokenRefused(error);
      if (!isRefused && !isWithoutRefreshToken(error)) throw error;
    }
    try {
      return await acquire(CacheLookupPolicy.Skip, signInScopes);
    } catch (error) {
      if (error instanceof SessionLost || !(isRefused || isInteractionRequired(error))) throw error;
      throw new SessionLost();
    }
  }

  /** In one tab at a time: tabs share a rotating refresh token, and using it twice revokes it. */
  async function renewInTurn(forceRefresh: boolean): Promise<Token> {
    const release = await acquireLock();
    let holdMs = 0;
    try {
      // Another tab may have renewed while this one waited for the lock.
      const cached = forceRefresh ? undefined : await fromCache();
      if (cached && msUntilExpiry(cached) > renewalWindowMs) return cached;
      holdMs = lockHoldMs;
      const token = await request();
      renewalWindowMs = Math.min(longestRenewalWindowMs, msUntilExpiry(token) / 5);
      return token;
    } finally {
      setTimeout(release, holdMs);
    }
  }

  /** All calls of this tab share a renewal, unless the API has refused the token that it would return. */
  function renew(forceRefresh: boolean): Promise<Token> {
    if (forceRefresh) return renewInTurn(true);
    renewal ??= renewInTurn(false).finally(() => (renewal = undefined));
    return renewal;
  }

  /** Failures are reported once the current token has expired. */
  function renewInBackground(): void {
    if (performance.now() < nextBackgroundRenewal) return;
    nextBackgroundRenewal = performance.now() + backgroundRenewalPauseMs;
    renew(false).catch(() => undefined);
  }

  return async ({ forceRefresh = false } = {}) => {
    try {
      const cached = forceRefresh ? undefined : await fromCache();
      if (!cached) return (await renew(forceRefresh)).accessToken;
      if (msUntilExpiry(cached) < renewalWindowMs) renewInBackground();
      return cached.accessToken;
    } catch (error) {
      // MSAL would keep returning the cached token. Not in a stale tab: MSAL drops accounts that it hasn't read.
      if (error instanceof SessionLost && isActive()) await client.clearCache({ account });
      throw error;
    }
  };
}
