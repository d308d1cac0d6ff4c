import { ChunkMissing } from "./chunks";
import { useOnline } from "./online";

/** Why something cannot be shown: it failed by itself, or its code is not there. */
export function useFault(error: unknown): "crash" | "outdated" | "offline" {
  const online = useOnline();
  if (!(error instanceof ChunkMissing)) return "crash";
  return online ? "outdated" : "offline";
}
