import type { MissingReason } from "@understudy/model";
import { useEffect, useState } from "react";
import { ChunkMissing, loadChunk } from "./chunks";

/** Code that loads once it's wanted. `load` is constant. */
export function useChunk<T extends object>(load: () => Promise<T>, isWanted: boolean) {
  const [chunk, setChunk] = useState<T | null>(null);
  const [missing, setMissing] = useState<MissingReason | null>(null);
  const isNeeded = isWanted && chunk === null && missing === null;

  useEffect(() => {
    if (!isNeeded) return;
    loadChunk(load).then(setChunk, (error: unknown) =>
      setMissing(error instanceof ChunkMissing ? error.reason : "unavailable"),
    );
  }, [load, isNeeded]);

  return { chunk, missing: isWanted ? missing : null, retry: () => setMissing(null) };
}
