import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";

const pending = new Set<() => void>();

/** Adds what was typed into a list's field but not yet added. Call it before saving a form. */
export function commitPendingEntries() {
  // One at a time: each changes the form that the next one reads.
  for (const commit of pending) flushSync(commit);
}

/** Registers a field's pending text, if any. */
export function usePendingEntry(hasText: boolean, commit: () => void) {
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
  });
  useLayoutEffect(() => {
    if (!hasText) return undefined;
    const run = () => latest.current();
    pending.add(run);
    return () => void pending.delete(run);
  }, [hasText]);
}
