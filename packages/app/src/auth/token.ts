import {
  CacheLookupPolicy,
  InteractionRequiredAuthError,
  type AccountInfo,
  type AuthenticationResult,
  type IPublicClientApplication,
} from "@azure/msal-browser";
import { SessionLost } from "./session-lost";
import { codeOf, meansSessionLost } from "./words";

/** Rejects with `SessionLost` when the session is over. */
export type GetToken = (options?: { forceRefresh?: boolean }) => Promise<string>;

const lockName = "understudy.silent-token";
/** What a call waits for its token is more: whoever goes ahead without the lock still needs time to renew. */
const lockMs = 5_000;
/** The new refresh token needs a moment to become visible to other tabs. */
const holdMs = 300;
/** A token this close to its end is not worth falling back to. */
const leastLifeMs = 10_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * One renewal at a time over all tabs: they share one rotating refresh token, and using it twice ends the session.
 * Who has waited long enough for the others goes ahead without them. Locks are there wherever sign-in is: both need a secure page.
 */
function alone(renew: () => Promise<AuthenticationResult>): Promise<AuthenticationResult> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(lockMs);
    navigator.locks
      .request(lockName, { signal }, async () => {
        const result = await renew();
        resolve(result);
        if (!result.fromCache) await pause(holdMs);
      })
      .catch((error: unknown) => {
        if (signal.aborted && error === signal.reason) renew().then(resolve, reject);
        else reject(error);
      });
  });
}

export function createTokenGetter(
  client: IPublicClientApplication,
  account: AccountInfo,
  scopes: string[],
): GetToken {
  /** The newest result, for the minute in which the library refuses to renew although the token is still good. */
  let last: AuthenticationResult | undefined;

  const fromCache = () =>
    client
      .acquireTokenSilent({ scopes, account, cacheLookupPolicy: CacheLookupPolicy.AccessToken })
      .catch(() => undefined);
  const renew = (forceRefresh: boolean) => client.acquireTokenSilent({ scopes, account, forceRefresh });
  const isStillGood = (result: AuthenticationResult | undefined): result is AuthenticationResult =>
    (result?.expiresOn?.getTime() ?? 0) - Date.now() > leastLifeMs;

  return async ({ forceRefresh = false } = {}) => {
    try {
      const cached = forceRefresh ? undefined : await fromCache();
      last = cached ?? (await alone(() => renew(forceRefresh)));
      return last.accessToken;
    } catch (error) {
      if (error instanceof InteractionRequiredAuthError || meansSessionLost(error)) {
        last = undefined;
        // The cached access token would be served again otherwise.
        await client.clearCache({ account });
        throw new SessionLost(codeOf(error));
      }
      if (!forceRefresh && isStillGood(last)) return last.accessToken;
      throw error;
    }
  };
}
