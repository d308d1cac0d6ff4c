import { reportIncident } from "../reporting/incidents";
import { storageKeys } from "./storage";
import { chunkMissingText } from "@understudy/model";
import { TimeoutError, withTimeout } from "./timeout";

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

/** A chunk no longer exists, because a new version was deployed while this tab was open. */
export class ChunkMissing extends Error {
  override readonly name = "ChunkMissing";
}

const limitMs = 15_000;

/** Rejects with `ChunkMissing`, also after a timeout, because an import that hangs never does. */
export async function withLoadTimeout<T>(part: Promise<T>): Promise<T> {
  try {
    return await withTimeout(limitMs, part);
  } catch (cause) {
    reportIncident({ kind: "chunk", error: cause });
    throw new ChunkMissing(chunkMissingText, { cause });
  }
}

/** If the chunk is missing, reloads once to get the new version. `reload` returns whether it reloads. */
export async function loadChunk<T>(load: () => Promise<T>, reload: () => Promise<boolean>): Promise<T> {
  try {
    return await withLoadTimeout(load());
  } catch (error) {
    // After a timeout, the chunk may still arrive, so let the user decide to reload.
    const isLate = error instanceof ChunkMissing && error.cause instanceof TimeoutError;
    const isFinal = isLate || !navigator.onLine || !mayReload();
    if (isFinal || !(await reload())) throw error;
    return new Promise(() => undefined);
  }
}
