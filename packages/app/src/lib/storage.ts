export const storageKeys = {
  theme: "console.theme",
  sidebar: "console.sidebar",
  density: "console.density",
  setupComplete: "console.setup-complete",
  attentionLines: "console.attention-lines",
  singleKeys: "console.single-keys",
  /** The next three are in sessionStorage. Prefix of the keys of unsaved edits: */
  edits: "console.edits",
  scrolls: "console.scrolls",
  reloadedForChunk: "console.reloaded-for-chunk",
  seenOnboarding: "hasSeenOnboarding",
} as const;

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // In a full storage, the choice lasts until a reload.
  }
}

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
