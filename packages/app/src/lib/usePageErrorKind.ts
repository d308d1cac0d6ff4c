import { ChunkMissing } from "./chunks";
import { useOnline } from "./online";

/** Whether a page crashed, its chunk is missing, or the browser is offline. */
export function usePageErrorKind(error: unknown): "crash" | "outdated" | "offline" {
  const online = useOnline();
  if (!(error instanceof ChunkMissing)) return "crash";
  return online ? "outdated" : "offline";
}
