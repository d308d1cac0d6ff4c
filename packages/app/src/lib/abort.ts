/**
 * Ends with another signal, until it lets go of it. By hand: a signal that the browser makes of several is never let go
 * while somebody listens to it.
 */
export function abortWith(controller: AbortController, outer: AbortSignal): () => void {
  const abandon = () => controller.abort(outer.reason);
  if (outer.aborted) abandon();
  outer.addEventListener("abort", abandon);
  return () => outer.removeEventListener("abort", abandon);
}
