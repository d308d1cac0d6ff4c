import { fieldsIn } from "../lib/json";

/**
 * MSAL encrypts localStorage with a key in a Secure cookie. WebKit drops Secure cookies on http://localhost, where
 * every reload would sign the user out: https://bugs.webkit.org/show_bug.cgi?id=281149
 */
export function cacheLocation(): "localStorage" | "sessionStorage" {
  const probe = "understudy.cookie-probe=1";
  document.cookie = `${probe}; path=/; SameSite=None; Secure`;
  const isStored = document.cookie.includes(probe);
  document.cookie = `${probe}; path=/; SameSite=None; Secure; max-age=0`;
  return isStored ? "localStorage" : "sessionStorage";
}

/** MSAL's entry with the account that the console is signed in with, in all tabs. boot.js looks for it, too. */
export const activeAccountKey = (clientId: string): string => `msal.${clientId}.active-account-filters`;

export function activeAccountId(clientId: string): string | null {
  const key = activeAccountKey(clientId);
  try {
    const { homeAccountId } = fieldsIn(
      JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ""),
    );
    return typeof homeAccountId === "string" ? homeAccountId : null;
  } catch {
    return null;
  }
}

/** Whether the redirect page stored a sign-in response that MSAL hasn't handled yet. */
export const hasPendingResponse = (clientId: string): boolean =>
  sessionStorage.getItem(`msal.${clientId}.urlHash`) !== null;

export function clearMsalStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}
