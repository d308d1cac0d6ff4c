import {
  CacheLookupPolicy,
  InteractionRequiredAuthError,
  type AccountInfo,
  type AuthenticationResult,
  type IPublicClientApplication,
} from "@azure/msal-browser";
import type { GetAccessToken } from "./auth";
import { endsSession, errorCode } from "./auth-errors";
import { SessionLost } from "./session-lost";

/** The call's own deadline is longer: after waiting for the lock there is still time to renew. */
const lockTimeoutMs = 5_000;
/** Other tabs need a moment to see the new refresh token. */
const lockHoldMs = 300;
const minimumLifetimeMs = 10_000;

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

export function createAccessTokenGetter(
  client: IPublicClientApplication,
  account: AccountInfo,
  scopes: string[],
): GetAccessToken {
  /** Used while MSAL refuses to renew after a server error, although the token is still valid. */
  let last: AuthenticationResult | undefined;

  const fromCache = () =>
    client
      .acquireTokenSilent({ scopes, account, cacheLookupPolicy: CacheLookupPolicy.AccessToken })
      .catch(() => undefined);
  const renew = (forceRefresh: boolean) => client.acquireTokenSilent({ scopes, account, forceRefresh });
  const isValid = (result: AuthenticationResult | undefined): result is AuthenticationResult =>
    (result?.expiresOn?.getTime() ?? 0) - Date.now() > minimumLifetimeMs;

  return async ({ forceRefresh = false } = {}) => {
    try {
      const cached = forceRefresh ? undefined : await fromCache();
      last = cached ?? (await withRenewalLock(() => renew(forceRefresh)));
      return last.accessToken;
    } catch (error) {
      if (error instanceof InteractionRequiredAuthError || endsSession(error)) {
        last = undefined;
        // MSAL would keep returning the cached access token.
        await client.clearCache({ account });
        throw new SessionLost(errorCode(error));
      }
      if (!forceRefresh && isValid(last)) return last.accessToken;
      throw error;
    }
  };
}
