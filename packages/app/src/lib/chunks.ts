import { reportIncident } from "../reporting/incidents";
import { storageKeys } from "./storage";
import { chunkMissingText } from "./texts";

/** A reload this long ago was for something else. */
const reloadCooldownMs = 60_000;

function reloadedRecently(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKeys.reloadedForChunk) ?? 0) < reloadCooldownMs;
  } catch {
    return true;
  }
}

function recordReload(): boolean {
  try {
    sessionStorage.setItem(storageKeys.reloadedForChunk, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** A part of the console is not there any more: a new version was put online while this tab was open. */
export class ChunkMissing extends Error {
  override readonly name = "ChunkMissing";
}

const limitMs = 15_000;

/** A hanging import never rejects, so it fails after this time. */
export async function withLoadTimeout<T>(part: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new ChunkMissing(chunkMissingText)), limitMs),
  );
  try {
    return await Promise.race([part, late]);
  } catch (error) {
    reportIncident({ kind: "chunk", error });
    throw error;
  }
}

/**
 * Loads a part of the console. If it is missing, the page reloads once to get the new version. `reload` returns whether
 * it does.
 */
export async function loadChunk<T>(load: () => Promise<T>, reload: () => Promise<boolean>): Promise<T> {
  try {
    return await withLoadTimeout(load());
  } catch (cause) {
    // What is only late may be on its way still: to reload is then for the person to choose.
    const isFinal =
      cause instanceof ChunkMissing || !navigator.onLine || reloadedRecently() || !recordReload();
    if (isFinal || !(await reload())) throw new ChunkMissing(chunkMissingText, { cause });
    return new Promise(() => undefined);
  }
}
