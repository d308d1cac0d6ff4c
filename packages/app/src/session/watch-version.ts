import { fieldsIn } from "../lib/json";

/** The shortest interval between checks. */
export const versionCheckMs = 600_000;

interface VersionWatch {
  version: string;
  /** Calls back after each navigation. Returns the unsubscribe function. */
  onNavigation: (listener: () => void) => () => void;
  onNewVersion: () => void;
  signal: AbortSignal;
}

/** The version that the host serves now; `null` if it can't be read. */
async function deployedVersion(): Promise<string | null> {
  try {
    const response = await fetch("/version.json", { cache: "no-store", credentials: "omit" });
    const { version } = fieldsIn(response.ok ? await response.json() : null);
    return typeof version === "string" ? version : null;
  } catch {
    return null;
  }
}

/** Checks for a new version after navigations, when the tab is shown, and regularly while it is visible. */
export function watchVersion({ version, onNavigation, onNewVersion, signal }: VersionWatch): void {
  let checkedAt = performance.now();
  // Safari 17.0 has no AbortSignal.any.
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  signal.addEventListener("abort", stop, { signal: stopped.signal });
  const check = async () => {
    if (document.visibilityState === "hidden" || performance.now() - checkedAt < versionCheckMs) return;
    checkedAt = performance.now();
    const deployed = await deployedVersion();
    if (deployed === null || deployed === version || stopped.signal.aborted) return;
    stop();
    onNewVersion();
  };
  const listener = () => void check();
  const timer = setInterval(listener, versionCheckMs);
  const unsubscribe = onNavigation(listener);
  document.addEventListener("visibilitychange", listener, { signal: stopped.signal });
  stopped.signal.addEventListener("abort", () => {
    clearInterval(timer);
    unsubscribe();
  });
}
