import { TimeoutError, withTimeout } from "@understudy/api";
import type { MissingReason } from "@understudy/model";
import { reportIncident } from "../reporting/incidents";
import { storageKeys } from "./storage";
import { deployedVersion, version } from "./version";

/** A reload that is older than this had another reason. */
const reloadCooldownMs = 60_000;

/** Remembers the reload. False if the last one was recent, or if the browser can't remember it. */
function mayReload(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(storageKeys.reloadedForChunk) ?? 0);
    // The clock may have been set back.
    if (Math.abs(Date.now() - reloadedAt) < reloadCooldownMs) return false;
    sessionStorage.setItem(storageKeys.reloadedForChunk, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Code that is loaded late didn't arrive. */
export class ChunkMissing extends Error {
  override readonly name = "ChunkMissing";

  constructor(
    readonly reason: MissingReason,
    override readonly cause: unknown,
  ) {
    super("Part of the console couldn’t be loaded.");
  }
}

const loadTimeoutMs = 15_000;
const versionTimeoutMs = 3_000;

async function whyMissing(): Promise<MissingReason> {
  try {
    const deployed = await withTimeout(versionTimeoutMs, deployedVersion());
    return deployed === null || deployed === version ? "unavailable" : "outdated";
  } catch {
    return "offline";
  }
}

/** Rejects with `ChunkMissing`, also after a timeout, because an import that hangs never does. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(loadTimeoutMs, load());
  } catch (cause) {
    const reason = await whyMissing();
    if (reason === "unavailable" && !(cause instanceof TimeoutError)) {
      // One request failed. Older browsers remember that, and fail again at once.
      const again = await withTimeout(loadTimeoutMs, load()).catch(() => undefined);
      if (again !== undefined) return again;
    }
    reportIncident({ kind: "chunk", error: cause });
    throw new ChunkMissing(reason, cause);
  }
}

/**
 * If the host responds, but the code doesn't arrive, reloads once: to get the new version, or because the browser
 * doesn't ask again. `reload` returns whether it reloads.
 */
export async function loadOrReload<T>(load: () => Promise<T>, reload: () => Promise<boolean>): Promise<T> {
  try {
    return await loadChunk(load);
  } catch (error) {
    const isOffline = error instanceof ChunkMissing && error.reason === "offline";
    // After a timeout, the chunk may still arrive, so let the user decide to reload.
    const isLate = error instanceof ChunkMissing && error.cause instanceof TimeoutError;
    if (isOffline || isLate || !mayReload() || !(await reload())) throw error;
    return new Promise(() => undefined);
  }
}
