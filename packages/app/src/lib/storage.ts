/** What this browser remembers for us. A full or blocked storage costs the memory, never the console. */

export const storageKeys = {
  theme: "console.theme",
  sidebar: "console.sidebar",
  density: "console.density",
  setupComplete: "console.setup-complete",
  singleKeys: "console.single-keys",
  /** Begins the key of every unsaved edit. */
  edits: "console.edits",
  /** These two for one tab only. */
  scrolls: "console.scrolls",
  reloadedForChunk: "console.reloaded-for-chunk",
  /** The spec's own name for it. */
  seenOnboarding: "hasSeenOnboarding",
} as const;

export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached was not remembered either.
  }
}

/** Whether this browser keeps anything for this site: a sign-in cannot live without. */
export function storageWorks(): boolean {
  try {
    const probe = "console.probe";
    sessionStorage.setItem(probe, "1");
    sessionStorage.removeItem(probe);
    // A full local storage still works for what is in it.
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
