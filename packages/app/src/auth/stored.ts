/**
 * What the identity library left in this browser, read without loading it: decides what is painted first.
 * A wrong guess costs one moment of the loading screen; the library has the last word.
 */

const accountKeys = /^msal\.(\d+\.)?account\.keys$/;

/** Whether somebody was signed in here. */
export function hasStoredAccount(storage: Storage): boolean {
  return Object.keys(storage).some(
    (key) => accountKeys.test(key) && /\[\s*"/.test(storage.getItem(key) ?? ""),
  );
}

/** Whether the bridge page handed on an answer of the provider that is not yet dealt with. */
export function hasPendingAnswer(storage: Storage, clientId: string): boolean {
  return storage.getItem(`msal.${clientId}.urlHash`) !== null;
}

/** Clears away all that the library keeps over page loads. */
export function forgetStored(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}
