import { deployedVersion } from "../lib/version";

/** The shortest interval between checks. */
export const versionCheckMs = 600_000;

interface VersionWatch {
  version: string;
  /** Calls back after each navigation. Returns the unsubscribe function. */
  onNavigation: (listener: () => void) => () => void;
  onNewVersion: () => void;
}

/** Checks for a new version after navigations, when the tab is shown, and regularly while it is visible. */
export function watchVersion({ version, onNavigation, onNewVersion }: VersionWatch): void {
  let checkedAt = performance.now();
  const check = async () => {
    if (document.visibilityState === "hidden" || performance.now() - checkedAt < versionCheckMs) return;
    checkedAt = performance.now();
    const deployed = await deployedVersion().catch(() => null);
    if (deployed === null || deployed === version) return;
    stop();
    onNewVersion();
  };
  const listener = () => void check();
  const timer = setInterval(listener, versionCheckMs);
  const unsubscribe = onNavigation(listener);
  document.addEventListener("visibilitychange", listener);
  const stop = () => {
    clearInterval(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", listener);
  };
}
