/**
 * Aborts `controller` with `signal`, until the returned function is called. `AbortSignal.any()` would keep the
 * combined signal alive for as long as it has listeners.
 */
export function forwardAbort(signal: AbortSignal, controller: AbortController): () => void {
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return () => signal.removeEventListener("abort", abort);
}
