// Reads MSAL's storage without loading MSAL, to decide what to paint first. MSAL makes the final decision.

const accountKeys = /^msal\.(\d+\.)?account\.keys$/;
const probeName = "understudy.cookie-probe";

function acceptsSecureCookies(): boolean {
  document.cookie = `${probeName}=1; path=/; SameSite=None; Secure`;
  const isStored = document.cookie.includes(`${probeName}=1`);
  document.cookie = `${probeName}=; path=/; SameSite=None; Secure; max-age=0`;
  return isStored;
}

/**
 * MSAL encrypts localStorage with a key in a Secure cookie. WebKit drops Secure cookies on http://localhost, where
 * every reload would sign the user out.
 */
export const cacheLocation = (): "localStorage" | "sessionStorage" =>
  acceptsSecureCookies() ? "localStorage" : "sessionStorage";

export const hasCachedAccount = (): boolean =>
  [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((key) => accountKeys.test(key) && /\[\s*"/.test(storage.getItem(key) ?? "")),
  );

/** Whether the redirect page stored a sign-in response that MSAL hasn't handled yet. */
export const hasPendingResponse = (clientId: string): boolean =>
  sessionStorage.getItem(`msal.${clientId}.urlHash`) !== null;

export function clearMsalStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}
