export const storageKeys = {
  theme: "console.theme",
  sidebar: "console.sidebar",
  setupComplete: "console.setup-complete",
  attentionLines: "console.attention-lines",
  driftAlerts: "console.drift-alerts",
  /** The next six are in sessionStorage. Prefix of the keys of unsaved edits: */
  edits: "console.edits",
  scrolls: "console.scrolls",
  listScrolls: "console.list-scrolls",
  planBefore: "console.plan-before",
  loginNotice: "console.login-notice",
  reloadedForChunk: "console.reloaded-for-chunk",
  seenOnboarding: "hasSeenOnboarding",
} as const;

/** The key of what an account has in sessionStorage, until it signs out. */
export const accountKey = (...parts: readonly [key: string, account: string, ...rest: string[]]): string =>
  parts.map(encodeURIComponent).join("|");

export function forgetAccount(account: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.split("|")[1] === encodeURIComponent(account)) sessionStorage.removeItem(key);
}

/** What didn't fit into a full storage. It lasts until a reload. */
const unstored = new Map<string, string>();

export function remember(key: string, value: string | null): void {
  unstored.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unstored.set(key, value);
  }
}

export const recall = (key: string): string | null => unstored.get(key) ?? localStorage.getItem(key);

/** Whether storage is accessible, which signing in requires. */
export function storageWorks(): boolean {
  try {
    const probe = "console.probe";
    sessionStorage.setItem(probe, "1");
    sessionStorage.removeItem(probe);
    // Don't write: a full localStorage still works for reading.
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
