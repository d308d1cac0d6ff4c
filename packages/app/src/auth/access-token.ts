import type { AccountInfo, AuthenticationResult, IPublicClientApplication } from "@azure/msal-browser";
import { CacheLookupPolicy } from "@azure/msal-browser";
import { type GetAccessToken, SessionLost } from "./auth";
import {
  errorCode,
  isInteractionRequired,
  isRefreshTokenRefused,
  isWithoutRefreshToken,
} from "./auth-errors";

/** Shorter than a request's deadline, to leave time to renew after waiting for the lock. */
const lockTimeoutMs = 5_000;
/** Other tabs need a moment to see the new refresh token. */
const lockHoldMs = 300;
const longestRenewalWindowMs = 300_000;
/** For a token from the cache, whose lifetime isn't known. */
const defaultRenewalWindowMs = 60_000;
const pauseAfterFailureMs = 30_000;

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Renews in one tab at a time: they share one rotating refresh token, and using it twice revokes it.
 * Renews without the lock after waiting for it for five seconds.
 */
function withRenewalLock(renew: () => Promise<AuthenticationResult>): Promise<AuthenticationResult> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(lockTimeoutMs);
    navigator.locks
      .request("understudy.silent-token", { signal }, async () => {
        const result = await renew();
        resolve(result);
        if (!result.fromCache) await delay(lockHoldMs);
      })
      .catch((error: unknown) => {
        if (signal.aborted && error === signal.reason) renew().then(resolve, reject);
        else reject(error);
      });
  });
}

const msUntilExpiry = ({ expiresOn }: AuthenticationResult) => (expiresOn?.getTime() ?? 0) - Date.now();

export interface AccessTokenOptions {
  client: Pick<IPublicClientApplication, "acquireTokenSilent" | "clearCache">;
  account: AccountInfo;
  /** For a new sign-in, which may grant a refresh token. */
  signInScopes: string[];
  /** For the refresh token, which may not have been granted offline_access. */
  refreshScopes: string[];
}

/**
 * Returns valid access tokens. Renews a token in the background during the last fifth of its lifetime, so that calls
 * don't wait for the provider, and a provider that is down isn't noticed while the token is valid.
 */
export function createAccessTokenGetter({
  client,
  account,
  signInScopes,
  refreshScopes,
}: AccessTokenOptions): GetAccessToken {
  let renewalWindowMs = defaultRenewalWindowMs;
  let renewing = false;
  let pausedUntil = 0;

  const fromCache = () =>
    client
      .acquireTokenSilent({
        scopes: refreshScopes,
        account,
        cacheLookupPolicy: CacheLookupPolicy.AccessToken,
      })
      .catch(() => undefined);
  const withRefreshToken = () =>
    client.acquireTokenSilent({
      scopes: refreshScopes,
      account,
      cacheLookupPolicy: CacheLookupPolicy.RefreshToken,
    });
  const inHiddenFrame = () =>
    client.acquireTokenSilent({ scopes: signInScopes, account, cacheLookupPolicy: CacheLookupPolicy.Skip });

  async function requestToken(): Promise<AuthenticationResult> {
    let isRefused = false;
    try {
      return await withRefreshToken();
    } catch (error) {
      isRefused = isRefreshTokenRefused(error);
      if (!isRefused && !isWithoutRefreshToken(error)) throw error;
    }
    try {
      return await inHiddenFrame();
    } catch (error) {
      if (isRefused || isInteractionRequired(error)) throw new SessionLost(errorCode(error));
      throw error;
    }
  }

  const renew = (forceRefresh: boolean) =>
    withRenewalLock(async () => {
      // Another tab may have renewed while this one waited for the lock.
      const cached = forceRefresh ? undefined : await fromCache();
      if (cached && msUntilExpiry(cached) > renewalWindowMs) return cached;
      const result = await requestToken();
      renewalWindowMs = Math.min(longestRenewalWindowMs, msUntilExpiry(result) / 5);
      return result;
    });

  async function renewInBackground(): Promise<void> {
    if (renewing || Date.now() < pausedUntil) return;
    renewing = true;
    try {
      await renew(false);
    } catch {
      // The current token is still valid. Once it expires, the failure is reported.
      pausedUntil = Date.now() + pauseAfterFailureMs;
    } finally {
      renewing = false;
    }
  }

  return async ({ forceRefresh = false } = {}) => {
    const cached = forceRefresh ? undefined : await fromCache();
    if (cached) {
      if (msUntilExpiry(cached) < renewalWindowMs) void renewInBackground();
      return cached.accessToken;
    }
    try {
      return (await renew(forceRefresh)).accessToken;
    } catch (error) {
      // MSAL would keep returning the cached access token.
      if (error instanceof SessionLost) await client.clearCache({ account });
      throw error;
    }
  };
}
