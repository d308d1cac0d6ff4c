// Reads MSAL's storage without loading MSAL, to decide what to paint first. MSAL makes the final decision.

const accountKeys = /^msal\.(\d+\.)?account\.keys$/;

export function hasCachedAccount(storage: Storage): boolean {
  return Object.keys(storage).some(
    (key) => accountKeys.test(key) && /\[\s*"/.test(storage.getItem(key) ?? ""),
  );
}

/** Whether the redirect page stored a sign-in response that MSAL hasn't handled yet. */
export function hasPendingResponse(storage: Storage, clientId: string): boolean {
  return storage.getItem(`msal.${clientId}.urlHash`) !== null;
}

export function clearMsalCache(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}
